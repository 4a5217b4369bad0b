-- es.age_beyond(p_position bigint) -> double precision
--
--   p_position  how far a reader of the log has come
--
-- How many seconds ago the event after this position was sealed, so that it could have been read; 0 at the end of the log.
-- By the clock of the database alone.
CREATE OR REPLACE FUNCTION es.age_beyond(p_position bigint) RETURNS double precision
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT extract(epoch FROM clock_timestamp() - t.sealed_at) FROM es.tick t
                    WHERE t.event_count > 0 AND t.base_position >= es.base_before(p_position)
                      AND t.base_position + t.event_count > p_position
                    ORDER BY t.base_position LIMIT 1), 0)::double precision
$$;
