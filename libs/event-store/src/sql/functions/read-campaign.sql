-- es.read_campaign(p_campaign int, p_streams text[], p_after int[]) -> set of (columns of an event)
--
--   p_campaign  campaign number
--   p_streams   streams of which a state already contains something
--   p_after     for each of them the version it contains; streams not named are read from the beginning
--
-- All events of a campaign that a state does not contain yet, from all its streams, causes before effects (order of seq).
CREATE OR REPLACE FUNCTION es.read_campaign(p_campaign int, p_streams text[], p_after int[])
RETURNS TABLE (
  seq bigint, recorded_at text, stream_id text, version int, turn smallint, schema_version smallint,
  command_id uuid, type text, phase text, rule text, data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 1000 AS $$
  SELECT e.seq, (e.recorded_at AT TIME ZONE 'UTC')::text, s.stream_id, e.version, e.turn, e.schema_version,
         e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM es.stream s
    LEFT JOIN unnest(p_streams, p_after) k(stream_id, after) ON k.stream_id = s.stream_id
    JOIN es.event e ON e.campaign_no = p_campaign AND e.stream_pk = s.stream_pk AND e.version > coalesce(k.after, 0)
   WHERE s.campaign_no = p_campaign
   ORDER BY e.seq
$$;
