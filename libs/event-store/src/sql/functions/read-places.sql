-- es.read_places(p_campaign int, p_streams text[], p_versions int[]) -> set of (columns of an event)
--
--   p_campaign            campaign number
--   p_streams, p_versions stream and version of each event wanted, side by side
--
-- Single events of a campaign, by stream and version; what is not there is left out.
CREATE OR REPLACE FUNCTION es.read_places(p_campaign int, p_streams text[], p_versions int[])
RETURNS TABLE (
  seq bigint, recorded_at text, stream_id text, version int, turn smallint, schema_version smallint,
  command_id uuid, type text, phase text, rule text, data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 100 AS $$
  SELECT e.seq, (e.recorded_at AT TIME ZONE 'UTC')::text, s.stream_id, e.version, e.turn, e.schema_version,
         e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM unnest(p_streams, p_versions) wanted (stream_id, version)
    JOIN es.stream s ON s.campaign_no = p_campaign AND s.stream_id = wanted.stream_id
    JOIN es.event e ON e.campaign_no = p_campaign AND e.stream_pk = s.stream_pk AND e.version = wanted.version
   ORDER BY s.stream_id COLLATE "C", e.version
$$;
