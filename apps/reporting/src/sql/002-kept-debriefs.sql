-- reporting.kept_campaign.debrief
--
-- What there is to debrief of a campaign that was published before it was archived, as it is told (JSON): turns, sides, players, and the
-- secret of its dice, which is everybody's by then. Null where everything was not open to everybody, and where an older release archived it.
ALTER TABLE reporting.kept_campaign ADD COLUMN debrief text;

-- reporting.kept_debrief
--
-- Belief against truth at the end of one turn, of everybody, each side and each player, in every form. `bundle` is a JSON object of them by
-- name (`all.html`, `side/us.json`), in Brotli.
--
-- Invariant: of a campaign whose events are in the log nobody is given what stands here.
CREATE TABLE reporting.kept_debrief (
  campaign text  NOT NULL REFERENCES reporting.kept_campaign ON DELETE CASCADE,
  turn     int   NOT NULL,
  bundle   bytea NOT NULL,
  PRIMARY KEY (campaign, turn)
);

-- It is compressed already.
ALTER TABLE reporting.kept_debrief ALTER COLUMN bundle SET STORAGE EXTERNAL;
