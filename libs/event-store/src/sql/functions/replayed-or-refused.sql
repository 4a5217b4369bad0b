-- es.replayed_or_refused(p_campaign int, p_stream text, p_expected int, p_command uuid) -> int
--
--   parameters  those of the append whose stream was not at the expected version
--
-- The last version of the same command's earlier append, negative to say so; raises ES001 or ES003 when there was none.
CREATE OR REPLACE FUNCTION es.replayed_or_refused(p_campaign int, p_stream text, p_expected int, p_command uuid) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  last int := es.replayed_until(p_campaign, p_stream, p_expected, p_command);
BEGIN
  IF last IS NULL THEN
    PERFORM es.refuse_append(p_campaign, p_stream, p_expected);
  END IF;
  RETURN -last;
END $$;
