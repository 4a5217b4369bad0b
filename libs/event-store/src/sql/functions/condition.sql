-- es.condition() -> (head bigint, sealed_at timestamptz, unsealed bigint, oldest_transaction_seconds double precision,
--                    stopped_campaigns int, unsealed_seconds double precision)
--
-- What an operator watches: the end of the log and when it was sealed, committed events that wait for the sealer and how
-- long ago the oldest of them was recorded (0 when none waits), the age of the oldest transaction that has written
-- something (it holds nothing up, but each tick has to look for its events), and campaigns at which a consumer has stopped.
-- Ages are by the clock of the database alone.
CREATE OR REPLACE FUNCTION es.condition(
  OUT head bigint, OUT sealed_at timestamptz, OUT unsealed bigint, OUT oldest_transaction_seconds double precision,
  OUT stopped_campaigns int, OUT unsealed_seconds double precision)
LANGUAGE sql STABLE AS $$
  SELECT t.base_position + t.event_count,
         CASE WHEN t.event_count > 0 THEN t.sealed_at END,
         w.events,
         coalesce((SELECT extract(epoch FROM clock_timestamp() - min(a.xact_start)) FROM pg_stat_activity a
                    WHERE a.backend_xid IS NOT NULL AND a.datname = current_database()), 0)::double precision,
         (SELECT count(*)::int FROM es.dead_letter),
         coalesce(extract(epoch FROM clock_timestamp() - w.oldest), 0)::double precision
    FROM (SELECT * FROM es.tick ORDER BY tick_no DESC LIMIT 1) t
   CROSS JOIN LATERAL (
     SELECT count(*) AS events, min(u.recorded_at) AS oldest
       FROM (SELECT e.recorded_at FROM es.event e
              WHERE e.xid >= pg_snapshot_xmax(t.snap) AND e.xid < pg_snapshot_xmax(pg_current_snapshot())
             UNION ALL
             SELECT e.recorded_at FROM pg_snapshot_xip(t.snap) x(xid) JOIN es.event e ON e.xid = x.xid) u) w
$$;
