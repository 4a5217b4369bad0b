-- es.events_of_tick(t es.tick) -> set of (archived boolean, columns of es.event)
--
--   t  a tick
--
-- The events of a tick; one that went to the archive is there by its place alone, with archived = true. A transaction of
-- the tick either began after base_snap (its id lies between the two snapshots) or was running then (its id is listed
-- there): two index ranges, never a scan. low_xid and high_xid narrow the first to what a slice really holds.
CREATE OR REPLACE FUNCTION es.events_of_tick(t es.tick)
RETURNS TABLE (
  archived boolean, seq bigint, recorded_at timestamptz, campaign_no int, stream_pk int, version int,
  turn smallint, schema_version smallint, command_id uuid, type text, phase text, rule text,
  data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT false, e.seq, e.recorded_at, e.campaign_no, e.stream_pk, e.version,
         e.turn, e.schema_version, e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM es.event e
   WHERE e.xid >= greatest(pg_snapshot_xmax((t).base_snap), (t).low_xid) AND e.xid <= (t).high_xid
     AND pg_visible_in_snapshot(e.xid, (t).snap) AND e.seq BETWEEN (t).first_seq AND (t).last_seq
  UNION ALL
  SELECT false, e.seq, e.recorded_at, e.campaign_no, e.stream_pk, e.version,
         e.turn, e.schema_version, e.command_id, e.type, e.phase, e.rule, e.data, e.dice, e.audience, e.meta
    FROM pg_snapshot_xip((t).base_snap) x(xid) JOIN es.event e ON e.xid = x.xid
   WHERE pg_visible_in_snapshot(e.xid, (t).snap) AND e.seq BETWEEN (t).first_seq AND (t).last_seq
  UNION ALL
  SELECT true, a.seq, NULL, a.campaign_no, a.stream_pk, a.version,
         NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
    FROM es.archived_event a
   WHERE a.xid >= greatest(pg_snapshot_xmax((t).base_snap), (t).low_xid) AND a.xid <= (t).high_xid
     AND pg_visible_in_snapshot(a.xid, (t).snap) AND a.seq BETWEEN (t).first_seq AND (t).last_seq
  UNION ALL
  SELECT true, a.seq, NULL, a.campaign_no, a.stream_pk, a.version,
         NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
    FROM pg_snapshot_xip((t).base_snap) x(xid) JOIN es.archived_event a ON a.xid = x.xid
   WHERE pg_visible_in_snapshot(a.xid, (t).snap) AND a.seq BETWEEN (t).first_seq AND (t).last_seq
$$;
