-- es.bury_campaign(p_campaign int, p_events int, p_manifest json) -> void
--
--   p_campaign  campaign number; the campaign must be closed
--   p_events    how many events the archive holds
--   p_manifest  what the archive says of itself
--
-- Takes a campaign's events out of the log after they were written to an archive and read back, leaving their places.
-- The campaign and its streams stay as tombstones, so that neither name can be used for anything else. Raises ES007 when
-- the campaign is open, has events that are not sealed, or has another number of events than the archive.
CREATE OR REPLACE FUNCTION es.bury_campaign(p_campaign int, p_events int, p_manifest json) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  moved int;
BEGIN
  IF NOT EXISTS (SELECT FROM es.campaign WHERE campaign_no = p_campaign AND closed_at IS NOT NULL FOR UPDATE) THEN
    RAISE EXCEPTION 'campaign % is open', p_campaign USING ERRCODE = 'ES007';
  END IF;
  INSERT INTO es.archived_event (seq, xid, campaign_no, stream_pk, version)
  SELECT e.seq, e.xid, e.campaign_no, e.stream_pk, e.version
    FROM es.event e
   WHERE e.campaign_no = p_campaign AND es.tick_of(e.seq, e.xid) IS NOT NULL;
  GET DIAGNOSTICS moved = ROW_COUNT;
  IF moved <> p_events OR moved <> (SELECT count(*) FROM es.event WHERE campaign_no = p_campaign) THEN
    RAISE EXCEPTION 'the archive of campaign % holds % events, its log % sealed ones', p_campaign, p_events, moved
      USING ERRCODE = 'ES007';
  END IF;
  SET LOCAL es.allow_archive = 'on';
  DELETE FROM es.event WHERE campaign_no = p_campaign;
  SET LOCAL es.allow_archive = 'off';
  DELETE FROM es.snapshot WHERE campaign_no = p_campaign;
  UPDATE es.campaign SET manifest = p_manifest WHERE campaign_no = p_campaign;
END $$;
