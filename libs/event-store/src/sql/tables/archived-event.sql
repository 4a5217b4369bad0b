-- es.archived_event
--
-- What remains in the log of an event that went to the archive: its place. Positions are counted, not stored, so a deleted
-- event must leave a mark or every later event of its tick would move up.
--
-- Invariant: es.event and es.archived_event are disjoint in seq, and their union never loses a row.
CREATE TABLE es.archived_event (
  seq         bigint PRIMARY KEY,
  xid         xid8   NOT NULL,
  campaign_no int    NOT NULL,
  stream_pk   int    NOT NULL,
  version     int    NOT NULL
);

CREATE INDEX archived_event_xid ON es.archived_event (xid);
CREATE UNIQUE INDEX archived_event_version ON es.archived_event (campaign_no, stream_pk, version);
