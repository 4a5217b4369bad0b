-- es.close_campaign(p_campaign int) -> void
--
--   p_campaign  campaign number
--
-- From here on the campaign takes no more events. Waits for appends to it that are under way.
CREATE OR REPLACE FUNCTION es.close_campaign(p_campaign int) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE es.campaign SET closed_at = coalesce(closed_at, clock_timestamp()) WHERE campaign_no = p_campaign;
  PERFORM FROM es.stream WHERE campaign_no = p_campaign ORDER BY stream_id COLLATE "C" FOR UPDATE;
  UPDATE es.stream SET closed = true WHERE campaign_no = p_campaign AND NOT closed;
END $$;
