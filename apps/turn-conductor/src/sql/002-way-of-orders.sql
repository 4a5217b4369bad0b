-- conductor.look(p_gap_seconds)
--
-- The moment and the outages without a beat. A beat is made only while an order could be sent, from the gateway over the broker
-- to order-intake; clocks are read also while none could.
--
-- Returns the moment (milliseconds since 1970), the outages of the last hundred days as [[from, to], ...], and whether one is
-- under way: no beat for as long as counts as a gap.
CREATE FUNCTION conductor.look(p_gap_seconds int) RETURNS TABLE (moment float8, outages json, away boolean)
LANGUAGE plpgsql AS $$
DECLARE
  last_beat timestamptz;
  this_look timestamptz;
BEGIN
  SELECT h.beat_at INTO last_beat FROM conductor.heartbeat h;
  IF last_beat IS NULL THEN
    -- A house that is made now was never away.
    INSERT INTO conductor.heartbeat (beat_at) VALUES (clock_timestamp()) ON CONFLICT DO NOTHING;
    SELECT h.beat_at INTO last_beat FROM conductor.heartbeat h;
  END IF;
  this_look := greatest(last_beat, clock_timestamp());
  RETURN QUERY
    SELECT floor(extract(epoch FROM this_look) * 1000)::float8,
           (SELECT coalesce(json_agg(json_build_array(floor(extract(epoch FROM o.began_at) * 1000),
                                                      floor(extract(epoch FROM o.over_at) * 1000))
                                     ORDER BY o.began_at), '[]')
              FROM conductor.outage o
             WHERE o.over_at > this_look - interval '100 days'),
           this_look - last_beat >= make_interval(secs => p_gap_seconds);
END $$;
