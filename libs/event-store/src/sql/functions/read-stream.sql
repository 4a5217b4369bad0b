-- es.read_stream(p_campaign int, p_stream text, p_from int, p_limit int) -> set of (columns of an event)
--
--   p_campaign  campaign number
--   p_stream    stream name
--   p_from      the first version wanted
--   p_limit     the most events to return
--
-- The events of one stream in order of version, committed but perhaps not sealed yet.
CREATE OR REPLACE FUNCTION es.read_stream(p_campaign int, p_stream text, p_from int, p_limit int)
RETURNS TABLE (
  seq bigint, recorded_at text, stream_id text, version int, turn smallint, schema_version smallint,
  command_id uuid, type text, phase text, rule text, data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 100 AS $$
  SELECT e.seq, (e.recorded_at AT TIME ZONE 'UTC')::text, s.stream_id, e.version, e.turn, e.schema_version,
         e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM es.stream s
    JOIN es.event e ON e.campaign_no = p_campaign AND e.stream_pk = s.stream_pk
   WHERE s.campaign_no = p_campaign AND s.stream_id = p_stream AND e.version >= p_from
   ORDER BY e.version LIMIT p_limit
$$;
