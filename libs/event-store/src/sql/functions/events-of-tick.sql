-- es.events_of_tick(p_base pg_snapshot, p_snap pg_snapshot, p_first_seq bigint, p_last_seq bigint,
--                   p_low_xid xid8, p_high_xid xid8) -> set of (archived boolean, columns of es.event)
--
--   parameters   the columns of a tick: base_snap, snap, first_seq, last_seq, low_xid, high_xid. One by one, because a
--                tick as a whole would be put together again for every row that is looked at.
--
-- The events of a tick; one that went to the archive is there by its place alone, with archived = true. A transaction of
-- the tick either began after base_snap (its id lies between the two snapshots) or was running then (its id is listed
-- there): two index ranges, never a scan. The lowest and highest id narrow the first to what a slice really holds.
CREATE OR REPLACE FUNCTION es.events_of_tick(
  p_base pg_snapshot, p_snap pg_snapshot, p_first_seq bigint, p_last_seq bigint, p_low_xid xid8, p_high_xid xid8)
RETURNS TABLE (
  archived boolean, seq bigint, recorded_at timestamptz, campaign_no int, stream_pk int, version int,
  turn smallint, schema_version smallint, command_id uuid, type text, phase text, rule text,
  data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT false, e.seq, e.recorded_at, e.campaign_no, e.stream_pk, e.version,
         e.turn, e.schema_version, e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM es.event e
   WHERE e.xid >= greatest(pg_snapshot_xmax(p_base), p_low_xid) AND e.xid <= p_high_xid
     AND e.seq BETWEEN p_first_seq AND p_last_seq AND pg_visible_in_snapshot(e.xid, p_snap)
  UNION ALL
  SELECT false, e.seq, e.recorded_at, e.campaign_no, e.stream_pk, e.version,
         e.turn, e.schema_version, e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM pg_snapshot_xip(p_base) x(xid) JOIN es.event e ON e.xid = x.xid
   WHERE e.seq BETWEEN p_first_seq AND p_last_seq AND pg_visible_in_snapshot(e.xid, p_snap)
  UNION ALL
  SELECT true, a.seq, NULL, a.campaign_no, a.stream_pk, a.version,
         NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
    FROM es.archived_event a
   WHERE a.xid >= greatest(pg_snapshot_xmax(p_base), p_low_xid) AND a.xid <= p_high_xid
     AND a.seq BETWEEN p_first_seq AND p_last_seq AND pg_visible_in_snapshot(a.xid, p_snap)
  UNION ALL
  SELECT true, a.seq, NULL, a.campaign_no, a.stream_pk, a.version,
         NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
    FROM pg_snapshot_xip(p_base) x(xid) JOIN es.archived_event a ON a.xid = x.xid
   WHERE a.seq BETWEEN p_first_seq AND p_last_seq AND pg_visible_in_snapshot(a.xid, p_snap)
$$;
