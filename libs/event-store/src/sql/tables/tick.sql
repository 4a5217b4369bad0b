-- es.tick
--
-- A tick names an immutable set of events: those visible in snap, not visible in base_snap, with a seq from first_seq to
-- last_seq. Ordered by seq inside ticks, the ticks are the log; the k-th event of a tick has position base_position + k.
--
-- Invariants: base_position is the running sum of event_count. A seal that finds more than a slice of events writes
-- several ticks with the same pair of snapshots and adjoining ranges of seq, so that no tick is too big to page through;
-- low_xid and high_xid then keep the reader from walking the whole range of transaction ids for each slice.
CREATE TABLE es.tick (
  tick_no       bigint      PRIMARY KEY,
  base_position bigint      NOT NULL,
  first_seq     bigint      NOT NULL,
  last_seq      bigint      NOT NULL,
  low_xid       xid8        NOT NULL,
  high_xid      xid8        NOT NULL,
  sealed_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  event_count   int         NOT NULL,
  era           smallint    NOT NULL REFERENCES es.era,
  base_snap     pg_snapshot NOT NULL,
  snap          pg_snapshot NOT NULL
);

CREATE UNIQUE INDEX tick_position ON es.tick (base_position) WHERE event_count > 0;

-- From a transaction id to the first tick that may hold its events.
CREATE INDEX tick_snapshot ON es.tick (era, pg_snapshot_xmax(snap), tick_no);

-- The anchor: an empty tick that the first seal measures from.
INSERT INTO es.tick (tick_no, base_position, first_seq, last_seq, low_xid, high_xid, event_count, era, base_snap, snap)
VALUES (0, 0, 1, 0, '0', '0', 0, 1, pg_current_snapshot(), pg_current_snapshot());
