-- es.log_head() -> bigint
--
-- The position of the last sealed event; 0 when there is none.
CREATE OR REPLACE FUNCTION es.log_head() RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT t.base_position + t.event_count FROM es.tick t ORDER BY t.tick_no DESC LIMIT 1
$$;
