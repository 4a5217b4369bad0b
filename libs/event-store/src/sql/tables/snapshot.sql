-- es.snapshot
--
-- A cache of states folded from events. Deleting any row changes nothing but time.
--
-- Invariant: a row is right only for the reducer whose hash it carries; readers always read the tail after it.
-- streams holds the version of each stream that the state contains, for states folded from several streams. state is
-- json, not jsonb, so that a state comes back byte for byte.
CREATE TABLE es.snapshot (
  campaign_no  int         NOT NULL REFERENCES es.campaign,
  name         text        NOT NULL,
  reducer_hash text        NOT NULL,
  version      bigint      NOT NULL,
  streams      json        NOT NULL,
  state        json        NOT NULL,
  taken_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (campaign_no, name, reducer_hash, version)
);
