-- es.refuse_append(p_campaign int, p_stream text, p_expected int) -> never
--
--   p_campaign  campaign number
--   p_stream    stream name
--   p_expected  version the caller expected
--
-- Says why an append was refused: ES003 when the campaign is closed, ES001 when the stream is at another version.
-- DETAIL is a JSON object, so that a client need not read prose.
CREATE OR REPLACE FUNCTION es.refuse_append(p_campaign int, p_stream text, p_expected int) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  actual int := coalesce((SELECT version FROM es.stream
                           WHERE campaign_no = p_campaign AND stream_id = p_stream), 0);
BEGIN
  IF EXISTS (SELECT FROM es.campaign WHERE campaign_no = p_campaign AND closed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'campaign % is closed and takes no more events', p_campaign
      USING ERRCODE = 'ES003', DETAIL = json_build_object('stream', p_stream)::text;
  END IF;
  RAISE EXCEPTION 'stream % is at version %, not at %', p_stream, actual, p_expected
    USING ERRCODE = 'ES001',
          DETAIL = json_build_object('stream', p_stream, 'expected', p_expected, 'actual', actual)::text;
END $$;
