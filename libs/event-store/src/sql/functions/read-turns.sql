-- es.read_turns(p_campaign int, p_first smallint, p_last smallint) -> set of (columns of an event)
--
--   p_campaign       campaign number
--   p_first, p_last  the turns wanted, both included
--
-- The events of some turns of a campaign from all its streams, causes before effects (order of seq). Events that belong
-- to no turn are not among them.
CREATE OR REPLACE FUNCTION es.read_turns(p_campaign int, p_first smallint, p_last smallint)
RETURNS TABLE (
  seq bigint, recorded_at text, stream_id text, version int, turn smallint, schema_version smallint,
  command_id uuid, type text, phase text, rule text, data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 1000 AS $$
  SELECT e.seq, (e.recorded_at AT TIME ZONE 'UTC')::text, s.stream_id, e.version, e.turn, e.schema_version,
         e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM es.event e
    JOIN es.stream s ON s.stream_pk = e.stream_pk
   WHERE e.campaign_no = p_campaign AND e.turn BETWEEN p_first AND p_last
   ORDER BY e.seq
$$;
