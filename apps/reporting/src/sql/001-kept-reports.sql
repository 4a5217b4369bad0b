-- reporting.kept_campaign
--
-- A campaign whose reports were kept when it was archived: how it was called, and whether everything was open to everybody by then.
CREATE TABLE reporting.kept_campaign (
  campaign  text        PRIMARY KEY,
  title     text        NOT NULL,
  published boolean     NOT NULL,
  kept_at   timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- reporting.kept_report
--
-- The reports of one player's turn, one edition, in every form of text, for the time when their events lie in an archive and nothing
-- can be made of them any more. `forms` names them as their files are called; `bundle` is a JSON object of them by name, in Brotli.
--
-- Invariant: of a campaign whose events are in the log nobody is given what stands here.
CREATE TABLE reporting.kept_report (
  campaign text    NOT NULL REFERENCES reporting.kept_campaign ON DELETE CASCADE,
  player   text    NOT NULL,
  turn     int     NOT NULL,
  edition  int     NOT NULL,
  -- Why it was corrected; null for the edition that counts.
  reason   text,
  forms    text[]  NOT NULL,
  bundle   bytea   NOT NULL,
  PRIMARY KEY (campaign, player, turn, edition)
);

-- It is compressed already.
ALTER TABLE reporting.kept_report ALTER COLUMN bundle SET STORAGE EXTERNAL;
