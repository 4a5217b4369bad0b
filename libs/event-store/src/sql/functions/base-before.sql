-- es.base_before(p_position bigint) -> bigint
--
--   p_position  a position of the log, or 0
--
-- Where the tick begins that holds the event after this position: the highest base_position not beyond it.
CREATE OR REPLACE FUNCTION es.base_before(p_position bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT max(t.base_position) FROM es.tick t
                    WHERE t.event_count > 0 AND t.base_position <= p_position), 0)
$$;
