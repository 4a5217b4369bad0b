-- es.block_of(p_campaign int) -> int
--
-- The block of campaigns a campaign's events are kept in: one partition of es.event for every 1,000 campaigns, so that a
-- finished block can be detached instead of deleted.
CREATE OR REPLACE FUNCTION es.block_of(p_campaign int) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN p_campaign / 1000;
