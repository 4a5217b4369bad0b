-- es.position_of(p_campaign int, p_stream text, p_version int) -> bigint
--
--   p_campaign  campaign number
--   p_stream    stream name
--   p_version   version of an event of the stream
--
-- The position of an event in the log; null when there is no such event or it is not sealed yet.
CREATE OR REPLACE FUNCTION es.position_of(p_campaign int, p_stream text, p_version int) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT t.base_position + (SELECT count(*) FROM es.events_of_tick(t.base_snap, t.snap, t.first_seq, t.last_seq, t.low_xid, t.high_xid) x
                             WHERE x.seq <= e.seq)
    FROM es.stream s
    JOIN es.event e ON e.campaign_no = p_campaign AND e.stream_pk = s.stream_pk AND e.version = p_version
    JOIN es.tick t ON t.tick_no = es.tick_of(e.seq, e.xid)
   WHERE s.campaign_no = p_campaign AND s.stream_id = p_stream
$$;
