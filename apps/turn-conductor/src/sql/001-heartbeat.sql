-- conductor.heartbeat, conductor.outage, conductor.beat(p_gap_seconds)
--
-- When clocks of the installation ran. Every conductor beats; a gap between two beats, whoever made them, is an outage.
--
-- Invariant: beat_at never goes back, whatever the server's clock does; a gap is written down in the transaction of the beat
-- that ends it, so that it is found once, and kept though the conductor that found it dies.
CREATE TABLE conductor.heartbeat (
  one      boolean     PRIMARY KEY DEFAULT true CHECK (one),
  beat_at  timestamptz NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE conductor.outage (
  began_at timestamptz PRIMARY KEY,
  over_at  timestamptz NOT NULL CHECK (over_at > began_at)
);

-- Beats, and returns the moment (milliseconds since 1970) with the outages of the last hundred days as [[from, to], ...].
CREATE FUNCTION conductor.beat(p_gap_seconds int) RETURNS TABLE (moment float8, outages json)
LANGUAGE plpgsql AS $$
DECLARE
  last_beat timestamptz;
  this_beat timestamptz;
BEGIN
  INSERT INTO conductor.heartbeat (beat_at) VALUES (clock_timestamp()) ON CONFLICT DO NOTHING;
  SELECT h.beat_at INTO last_beat FROM conductor.heartbeat h FOR UPDATE;
  this_beat := greatest(last_beat, clock_timestamp());
  IF this_beat - last_beat >= make_interval(secs => p_gap_seconds) THEN
    INSERT INTO conductor.outage (began_at, over_at) VALUES (last_beat, this_beat);
  END IF;
  UPDATE conductor.heartbeat SET beat_at = this_beat;
  RETURN QUERY
    SELECT floor(extract(epoch FROM this_beat) * 1000)::float8,
           (SELECT coalesce(json_agg(json_build_array(floor(extract(epoch FROM o.began_at) * 1000),
                                                      floor(extract(epoch FROM o.over_at) * 1000))
                                     ORDER BY o.began_at), '[]')
              FROM conductor.outage o
             WHERE o.over_at > this_beat - interval '100 days');
END $$;
