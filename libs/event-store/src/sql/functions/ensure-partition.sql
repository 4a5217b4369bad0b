-- es.ensure_partition(p_campaign int) -> void
--
--   p_campaign  a campaign number
--
-- Makes the partition of the campaign's block when it is not there yet. The table is made by itself and then attached,
-- because ATTACH lets appends to other blocks go on and CREATE ... PARTITION OF would not. The lock is the one ATTACH
-- takes; taking it also brings news of a partition that another session has just made.
CREATE OR REPLACE FUNCTION es.ensure_partition(p_campaign int) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  block     int  := es.block_of(p_campaign);
  partition text := format('event_block_%s', es.block_of(p_campaign));
BEGIN
  IF to_regclass('es.' || partition) IS NOT NULL THEN
    RETURN;
  END IF;
  LOCK TABLE es.event IN SHARE UPDATE EXCLUSIVE MODE;
  IF to_regclass('es.' || partition) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE es.%I (LIKE es.event INCLUDING DEFAULTS)', partition);
  EXECUTE format('ALTER TABLE es.event ATTACH PARTITION es.%I FOR VALUES FROM (%s) TO (%s)',
                 partition, block * 1000, (block + 1) * 1000);
  EXECUTE format('CREATE TRIGGER event_is_not_truncated BEFORE TRUNCATE ON es.%I
                  FOR EACH STATEMENT EXECUTE FUNCTION es.refuse_change()', partition);
END $$;
