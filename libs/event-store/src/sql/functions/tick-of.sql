-- es.tick_of(p_seq bigint, p_xid xid8) -> bigint
--
--   p_seq, p_xid  of an event
--
-- The tick an event was sealed in; null when it is not sealed yet. It is the first tick of the event's era whose snapshot
-- sees the transaction, and among the slices of one seal the first that reaches seq: one descent of tick_snapshot, then a
-- step for each tick taken while the transaction was running.
CREATE OR REPLACE FUNCTION es.tick_of(p_seq bigint, p_xid xid8) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT t.tick_no
    FROM es.tick t
   WHERE t.era = (SELECT max(r.era) FROM es.era r WHERE r.first_seq <= p_seq)
     AND pg_snapshot_xmax(t.snap) > p_xid
     AND pg_visible_in_snapshot(p_xid, t.snap)
     AND t.last_seq >= p_seq
     AND t.event_count > 0
   ORDER BY pg_snapshot_xmax(t.snap), t.tick_no
   LIMIT 1
$$;
