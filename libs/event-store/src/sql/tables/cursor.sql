-- es.cursor
--
-- How far a consumer has come: the last position whose effects are committed.
--
-- Invariant: it moves only by compare-and-set in the transaction of the consumer's own writes, so each event takes effect
-- exactly once whatever number of instances run. A rebuild has one cell for each parallel share of the campaigns;
-- a live consumer has the single cell 0.
CREATE TABLE es.cursor (
  consumer   text        NOT NULL,
  generation int         NOT NULL,
  cell       int         NOT NULL DEFAULT 0,
  position   bigint      NOT NULL,
  moved_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (consumer, generation, cell)
) WITH (fillfactor = 70);
