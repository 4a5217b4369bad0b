-- es.take_versions(p_campaign int, p_stream text, p_expected int, p_count int) -> (pk int, first int)
--
--   p_campaign  campaign number
--   p_stream    stream name
--   p_expected  version the stream must be at; 0 for a stream that does not exist; -1 for whatever it is at
--   p_count     how many versions to take
--
-- Moves the head of a stream and thereby holds its row lock until the transaction ends. Both results are null when the
-- stream is not at the expected version, or is closed.
--
-- A new stream looks at the campaign FOR SHARE, so that a campaign being closed either sees the stream or refuses it.
CREATE OR REPLACE FUNCTION es.take_versions(
  p_campaign int, p_stream text, p_expected int, p_count int, OUT pk int, OUT first int)
LANGUAGE plpgsql AS $$
BEGIN
  IF p_expected > 0 THEN
    UPDATE es.stream SET version = version + p_count
     WHERE campaign_no = p_campaign AND stream_id = p_stream AND version = p_expected AND NOT closed
    RETURNING stream_pk, version - p_count + 1 INTO pk, first;
    RETURN;
  END IF;
  IF p_expected < 0 THEN
    UPDATE es.stream SET version = version + p_count
     WHERE campaign_no = p_campaign AND stream_id = p_stream AND NOT closed
    RETURNING stream_pk, version - p_count + 1 INTO pk, first;
    IF FOUND THEN
      RETURN;
    END IF;
  END IF;
  IF p_stream !~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' THEN
    RAISE EXCEPTION '"%" cannot name a stream', p_stream USING ERRCODE = 'ES004';
  END IF;
  INSERT INTO es.stream AS s (campaign_no, stream_id, version)
  SELECT campaign_no, p_stream, p_count FROM es.campaign
   WHERE campaign_no = p_campaign AND closed_at IS NULL FOR SHARE
  ON CONFLICT (campaign_no, stream_id) DO UPDATE SET version = s.version + p_count
    WHERE p_expected < 0 AND NOT s.closed
  RETURNING stream_pk, version - p_count + 1 INTO pk, first;
END $$;
