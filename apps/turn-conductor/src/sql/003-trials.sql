-- conductor.trial
--
-- The last trial of each campaign: what it was asked for with, and what it came to. The conductor asks; a worker that has nothing
-- else to do answers.
--
-- Invariant: one row a campaign; a trial is answered once (done_at is set once), by whoever comes first; one that is asked for anew
-- takes the row, and whoever still tries the old one finds that nobody wants it.
CREATE TABLE conductor.trial (
  campaign  text        PRIMARY KEY,
  trial     uuid        NOT NULL UNIQUE,
  turn      int         NOT NULL,
  -- What of the log it was asked for with: of anything else it would be another trial.
  basis     text        NOT NULL,
  -- Key of the dice; made for this trial and good for nothing else.
  dice      text        NOT NULL,
  asked_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Where the stream of trials has the work item; null until it is known to be there.
  place     bigint,
  done_at   timestamptz,
  answer    json,
  fault     json,
  -- When an administrator was told what it came to.
  told_at   timestamptz,
  CHECK ((done_at IS NULL) = (answer IS NULL AND fault IS NULL)),
  CHECK (answer IS NULL OR fault IS NULL)
);
