-- es.replayed_until(p_campaign int, p_stream text, p_expected int, p_command uuid) -> int
--
--   p_campaign  campaign number
--   p_stream    stream name
--   p_expected  version the caller expected
--   p_command   the command whose append may have succeeded before
--
-- The last version this command appended directly after p_expected, or null when the event there is another command's.
-- "The same command at the same expected version is a success" needs no index of command ids.
CREATE OR REPLACE FUNCTION es.replayed_until(p_campaign int, p_stream text, p_expected int, p_command uuid) RETURNS int
LANGUAGE sql STABLE AS $$
  WITH RECURSIVE ours (stream_pk, version) AS (
    SELECT e.stream_pk, e.version
      FROM es.stream s
      JOIN es.event e ON e.campaign_no = s.campaign_no AND e.stream_pk = s.stream_pk
     WHERE s.campaign_no = p_campaign AND s.stream_id = p_stream
       AND e.version = p_expected + 1 AND e.command_id = p_command AND p_expected >= 0
    UNION ALL
    SELECT e.stream_pk, e.version
      FROM ours
      JOIN es.event e ON e.campaign_no = p_campaign AND e.stream_pk = ours.stream_pk
                     AND e.version = ours.version + 1 AND e.command_id = p_command
  )
  SELECT max(version) FROM ours
$$;
