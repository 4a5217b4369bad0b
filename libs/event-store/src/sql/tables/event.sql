-- es.event_seq, es.event
--
-- The log. Nothing is ever updated or deleted; see triggers/.
--
-- Invariants: (campaign_no, stream_pk, version) is dense from 1 within a stream. seq is drawn by the INSERT, after the
-- stream's lock was taken, never by a client: the order proof above es.seal() rests on it, and on CACHE 1.
--
-- Fixed-width columns come first, widest first, so that no byte is lost to alignment. The documents are json, not jsonb:
-- they are validated but kept byte for byte, which is cheaper to write and to read and gives a reader exactly what was
-- appended.
CREATE SEQUENCE es.event_seq AS bigint CACHE 1;

CREATE TABLE es.event (
  seq            bigint      NOT NULL DEFAULT nextval('es.event_seq'),
  xid            xid8        NOT NULL DEFAULT pg_current_xact_id(),
  recorded_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  campaign_no    int         NOT NULL,
  stream_pk      int         NOT NULL,
  version        int         NOT NULL,
  turn           smallint,
  schema_version smallint    NOT NULL,
  command_id     uuid        NOT NULL,
  type           text        NOT NULL,
  phase          text,
  rule           text,
  data           json        NOT NULL,
  dice           json,
  audience       json        NOT NULL,
  meta           json,
  PRIMARY KEY (campaign_no, stream_pk, version)
) PARTITION BY RANGE (campaign_no);

-- Append-only right edge: the sealer and the log's readers find a tick's rows here.
CREATE INDEX event_xid ON es.event (xid);

-- Turn by turn reading; equal keys are deduplicated, so the index stays small.
CREATE INDEX event_turn ON es.event (campaign_no, turn);
