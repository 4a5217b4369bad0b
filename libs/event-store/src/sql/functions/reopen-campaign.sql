-- es.reopen_campaign(p_campaign int) -> void
--
--   p_campaign  campaign number
--
-- Lets a campaign that was closed take events again. Raises ES007 while events of it are in the archive.
CREATE OR REPLACE FUNCTION es.reopen_campaign(p_campaign int) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM es.archived_event WHERE campaign_no = p_campaign) THEN
    RAISE EXCEPTION 'events of campaign % are in the archive', p_campaign USING ERRCODE = 'ES007';
  END IF;
  UPDATE es.campaign SET closed_at = NULL, manifest = NULL WHERE campaign_no = p_campaign;
  UPDATE es.stream SET closed = false WHERE campaign_no = p_campaign;
END $$;
