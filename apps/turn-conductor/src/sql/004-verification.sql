-- conductor.verification
--
-- When a turn of each owner's phases was last resolved once more and compared with the log, and whether it came out the same. Which
-- turn of which campaign it was stands nowhere: everybody may be told of this table.
--
-- Invariant: one row an owner; began_at never goes back, whoever of several workers writes last.
CREATE TABLE conductor.verification (
  owner     text        PRIMARY KEY,
  -- When it began: when it ended would tell how much there was to resolve.
  began_at  timestamptz NOT NULL,
  agrees    boolean     NOT NULL
);
