-- es.check_era() -> smallint
--
-- The present era. Raises ES005 when this cluster is not the one the era began in, or when its transaction counter is
-- behind the last tick: the log was restored from a dump and es.begin_era() must be called once.
CREATE OR REPLACE FUNCTION es.check_era() RETURNS smallint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  present es.era;
  last    pg_snapshot;
BEGIN
  SELECT * INTO present FROM es.era ORDER BY era DESC LIMIT 1;
  SELECT snap INTO last FROM es.tick ORDER BY tick_no DESC LIMIT 1;
  IF present.system_identifier <> (SELECT system_identifier FROM pg_control_system())
     OR pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(last) THEN
    RAISE EXCEPTION 'the log was restored into another cluster since era % began', present.era
      USING ERRCODE = 'ES005', HINT = 'Call es.begin_era() once, while nothing appends.';
  END IF;
  RETURN present.era;
END $$;
