-- es.relay_base
--
-- Where each incarnation of a JetStream stream began: sequence s of the stream is position base_position + s of the log.
--
-- Invariant: written once for an incarnation (a stream deleted and made again is another one), never changed.
CREATE TABLE es.relay_base (
  stream_name   text        NOT NULL,
  incarnation   text        NOT NULL,
  base_position bigint      NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (stream_name, incarnation)
);
