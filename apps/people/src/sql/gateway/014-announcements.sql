-- gateway.notice_settings
--
-- Announcements are a kind of notice of their own. Whoever chose kinds before there was this one is told of them.
UPDATE gateway.notice_settings SET kinds = kinds || '{announcement}' WHERE NOT kinds @> '{announcement}';

ALTER TABLE gateway.notice_settings ALTER COLUMN kinds SET DEFAULT '{turn,reminder,clock,letter,announcement}';

-- gateway.notice_progress
--
-- How far the news of a campaign has been read: versions of those streams of its log that have any.
ALTER TABLE gateway.notice_progress
  ADD COLUMN umpire       integer NOT NULL DEFAULT 0,
  ADD COLUMN dispositions integer NOT NULL DEFAULT 0;
