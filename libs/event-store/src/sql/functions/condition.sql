-- es.condition() -> (head bigint, sealed_at timestamptz, unsealed bigint, oldest_transaction_seconds double precision,
--                    stopped_campaigns int)
--
-- What an operator watches: the end of the log and when it was sealed, committed events that wait for the sealer, the age
-- of the oldest transaction that has written something (it holds nothing up, but each tick has to look for its events),
-- and campaigns at which a consumer has stopped.
CREATE OR REPLACE FUNCTION es.condition(
  OUT head bigint, OUT sealed_at timestamptz, OUT unsealed bigint, OUT oldest_transaction_seconds double precision,
  OUT stopped_campaigns int)
LANGUAGE sql STABLE AS $$
  SELECT t.base_position + t.event_count,
         CASE WHEN t.event_count > 0 THEN t.sealed_at END,
         (SELECT count(*) FROM es.event e
           WHERE e.xid >= pg_snapshot_xmax(t.snap) AND e.xid < pg_snapshot_xmax(pg_current_snapshot()))
         + (SELECT count(*) FROM pg_snapshot_xip(t.snap) x(xid) JOIN es.event e ON e.xid = x.xid),
         coalesce((SELECT extract(epoch FROM clock_timestamp() - min(a.xact_start)) FROM pg_stat_activity a
                    WHERE a.backend_xid IS NOT NULL AND a.datname = current_database()), 0)::double precision,
         (SELECT count(*)::int FROM es.dead_letter)
    FROM es.tick t ORDER BY t.tick_no DESC LIMIT 1
$$;
