-- es.read_log(p_after bigint, p_limit int) -> set of (tick_no bigint, columns of an event)
--
--   p_after  the position already seen, at most that of the last sealed event; 0 for the beginning
--   p_limit  the most events to return
--
-- The sealed log in order, p_limit positions at a time or up to its end: the i-th row has position p_after + i. It pages
-- inside a tick as well as across ticks. An event that went to the archive is a row with its place alone: its type is
-- null. Campaign and stream come as numbers: a reader of the log meets the same few again and again and keeps their names
-- (es.names_of_streams).
--
-- Invariant: a position names the same event for ever.
--
-- Positions are counted and not returned because the log is dense: the rows from the beginning of the tick that holds
-- p_after on, less the p_after - base_position ones before the page. Numbering them here would copy each row once more.
CREATE OR REPLACE FUNCTION es.read_log(p_after bigint, p_limit int)
RETURNS TABLE (
  tick_no bigint, seq bigint, recorded_at text, campaign_no int, stream_pk int, version int,
  turn smallint, schema_version smallint, command_id uuid, type text, phase text, rule text,
  data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 1000 AS $$
  SELECT l.tick_no, l.seq, (l.recorded_at AT TIME ZONE 'UTC')::text, l.campaign_no, l.stream_pk, l.version,
         l.turn, l.schema_version, l.command_id, l.type, l.phase, l.rule, l.data, l.dice, l.audience, l.meta
    FROM (
      SELECT t.tick_no, e.*
        FROM es.tick t
       CROSS JOIN LATERAL es.events_of_tick(t.base_snap, t.snap, t.first_seq, t.last_seq, t.low_xid, t.high_xid) e
       WHERE t.event_count > 0
         AND t.base_position < p_after + p_limit
         AND t.base_position >= es.base_before(p_after)
       ORDER BY t.tick_no, e.seq
      OFFSET p_after - es.base_before(p_after)
       LIMIT p_limit
    ) l
$$;
