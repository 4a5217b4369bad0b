-- es.hold_streams(p_campaign text, p_streams text[], p_whole boolean) -> set of (stream_id text, version int)
--
--   p_campaign  a campaign's name
--   p_streams   streams of it
--   p_whole     whether no stream may be begun in the campaign either
--
-- The heads of streams, held still until the transaction ends: who read them decides on what they hold and appends elsewhere.
-- A function, because a row lock asks for the right to change the row, which nobody but the log's owner has.
CREATE OR REPLACE FUNCTION es.hold_streams(p_campaign text, p_streams text[], p_whole boolean)
RETURNS TABLE (stream_id text, version int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  number int;
BEGIN
  IF p_whole THEN
    SELECT campaign_no INTO number FROM es.campaign WHERE campaign_id = p_campaign FOR NO KEY UPDATE;
  ELSE
    SELECT campaign_no INTO number FROM es.campaign WHERE campaign_id = p_campaign;
  END IF;
  RETURN QUERY
    SELECT s.stream_id, s.version FROM es.stream s
     WHERE s.campaign_no = number AND s.stream_id = ANY (p_streams)
     ORDER BY s.stream_id COLLATE "C" FOR SHARE OF s;
END $$;
