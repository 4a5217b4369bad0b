-- es.campaign_history(p_campaign int) -> set of (columns of an event)
--
--   p_campaign  campaign number
--
-- All sealed events of a campaign in the order of the log, without walking over other campaigns.
CREATE OR REPLACE FUNCTION es.campaign_history(p_campaign int)
RETURNS TABLE (
  seq bigint, recorded_at text, stream_id text, version int, turn smallint, schema_version smallint,
  command_id uuid, type text, phase text, rule text, data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 1000 AS $$
  SELECT e.seq, (e.recorded_at AT TIME ZONE 'UTC')::text, s.stream_id, e.version, e.turn, e.schema_version,
         e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM (SELECT x.*, es.tick_of(x.seq, x.xid) AS tick_no FROM es.event x WHERE x.campaign_no = p_campaign) e
    JOIN es.stream s ON s.stream_pk = e.stream_pk
   WHERE e.tick_no IS NOT NULL
   ORDER BY e.tick_no, e.seq
$$;
