-- correspondence.notice_progress.marks
--
-- Which event was read last of each stream: a number alone says nothing once the log of the campaign was cut and has gone on otherwise.
--
-- Invariant: marks says of a stream which event has the version that its column says; it says nothing of a stream that was read
-- before there were marks, or of which nothing was read.
ALTER TABLE correspondence.notice_progress ADD COLUMN marks jsonb;
