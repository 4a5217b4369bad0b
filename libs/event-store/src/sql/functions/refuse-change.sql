-- es.refuse_change() -> trigger
--
-- Refuses updates, deletions and truncation of the log. Archiving and beginning an era say so first, for their own
-- transaction only: SET LOCAL es.allow_archive = 'on'.
CREATE OR REPLACE FUNCTION es.refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('es.allow_archive', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION '% on %.% is refused: the log only grows', TG_OP, TG_TABLE_SCHEMA, TG_TABLE_NAME
    USING ERRCODE = 'ES002', HINT = 'Archive the campaign instead.';
END $$;
