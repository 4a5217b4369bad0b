-- es.restore_events(...) -> int
--
--   p_campaign   campaign number
--   p_streams, p_versions, p_commands, p_recorded, p_types ... p_audiences, p_metas   one element an event, in the order
--                of the archive
--
-- Puts events of an archive into the log, and returns how many. Those that were buried in this log return to their old
-- places; all others, which is every event in any other log, and here what came to be after the campaign had left, are
-- appended as they come, with the versions, commands and times they had.
--
-- Invariant: streams are moved, and so locked, before the INSERT draws seq; versions must follow on one another.
CREATE OR REPLACE FUNCTION es.restore_events(
  p_campaign int, p_streams text[], p_versions int[], p_commands uuid[], p_recorded timestamptz[],
  p_types text[], p_schema_versions int2[], p_turns int2[], p_phases text[], p_rules text[],
  p_data json[], p_dice json[], p_audiences json[], p_metas json[])
RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  restored int;
BEGIN
  INSERT INTO es.stream AS s (campaign_no, stream_id, version)
  SELECT p_campaign, u.stream_id, max(u.version)
    FROM unnest(p_streams, p_versions) u(stream_id, version)
   GROUP BY u.stream_id ORDER BY u.stream_id COLLATE "C"
  ON CONFLICT (campaign_no, stream_id) DO UPDATE SET version = greatest(s.version, excluded.version);
  INSERT INTO es.event (seq, xid, recorded_at, campaign_no, stream_pk, version, turn, schema_version, command_id,
                        type, phase, rule, data, dice, audience, meta)
  SELECT CASE WHEN a.seq IS NOT NULL THEN a.seq ELSE nextval('es.event_seq') END,
         CASE WHEN a.seq IS NOT NULL THEN a.xid ELSE pg_current_xact_id() END,
         u.recorded, p_campaign, s.stream_pk, u.version, u.turn, u.schema_version, u.command,
         u.type, u.phase, u.rule, u.data, u.dice, u.audience, u.meta
    FROM (SELECT * FROM unnest(p_streams, p_versions, p_commands, p_recorded, p_types, p_schema_versions, p_turns,
                               p_phases, p_rules, p_data, p_dice, p_audiences, p_metas) WITH ORDINALITY
            v(stream_id, version, command, recorded, type, schema_version, turn, phase, rule, data, dice, audience, meta, o)
           ORDER BY v.o) u
    JOIN es.stream s ON s.campaign_no = p_campaign AND s.stream_id = u.stream_id
    LEFT JOIN es.archived_event a ON a.campaign_no = p_campaign AND a.stream_pk = s.stream_pk AND a.version = u.version
   ORDER BY u.o;
  GET DIAGNOSTICS restored = ROW_COUNT;
  DELETE FROM es.archived_event a
   USING es.stream s, unnest(p_streams, p_versions) u(stream_id, version)
   WHERE a.campaign_no = p_campaign AND s.campaign_no = p_campaign
     AND s.stream_id = u.stream_id AND a.stream_pk = s.stream_pk AND a.version = u.version;
  RETURN restored;
END $$;
