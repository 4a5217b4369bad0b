-- es.campaign_number(p_campaign text) -> int
--
--   p_campaign  a campaign's name: letters, digits, - and _, at most 64, beginning with a letter or digit
--
-- Gets the number of a campaign, or gives it one. Safe to call from many sessions at once; a name always has the same
-- number. The insert comes second and only when needed, because a refused insert still uses up a number. The partition of
-- the next block is made when a block is half full: whoever makes one holds up the others that need it until he commits.
CREATE OR REPLACE FUNCTION es.campaign_number(p_campaign text) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  number int;
BEGIN
  SELECT campaign_no INTO number FROM es.campaign WHERE campaign_id = p_campaign;
  IF number IS NULL THEN
    INSERT INTO es.campaign (campaign_id) VALUES (p_campaign)
      ON CONFLICT (campaign_id) DO NOTHING RETURNING campaign_no INTO number;
    IF number IS NULL THEN
      SELECT campaign_no INTO number FROM es.campaign WHERE campaign_id = p_campaign;
    END IF;
    PERFORM es.ensure_partition(number);
    PERFORM es.ensure_partition(number + 500);
  END IF;
  RETURN number;
END $$;
