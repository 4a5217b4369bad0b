-- es.read_campaign_log(p_campaign int, p_after bigint, p_limit int) -> set of (log_position bigint, columns of es.read_log)
--
--   p_campaign  campaign number
--   p_after     the position already seen; 0 for the beginning
--   p_limit     the most positions of the whole log to walk over
--
-- What a stretch of the sealed log holds of one campaign, without events that went to the archive.
CREATE OR REPLACE FUNCTION es.read_campaign_log(p_campaign int, p_after bigint, p_limit int)
RETURNS TABLE (
  log_position bigint, tick_no bigint, seq bigint, recorded_at text, campaign_no int, stream_pk int, version int,
  turn smallint, schema_version smallint, command_id uuid, type text, phase text, rule text,
  data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 100 AS $$
  SELECT n.log_position, n.tick_no, n.seq, n.recorded_at, n.campaign_no, n.stream_pk, n.version,
         n.turn, n.schema_version, n.command_id, n.type, n.phase, n.rule, n.data, n.dice, n.audience, n.meta
    FROM (SELECT p_after + row_number() OVER (ORDER BY l.tick_no, l.seq) AS log_position, l.*
            FROM es.read_log(p_after, p_limit) l) n
   WHERE n.campaign_no = p_campaign AND n.type IS NOT NULL
   ORDER BY n.log_position
$$;
