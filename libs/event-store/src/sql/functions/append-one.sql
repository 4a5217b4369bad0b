-- es.append_one(...) -> int
--
--   p_campaign ... p_meta   as for es.append
--   p_type ... p_audience   the event
--
-- es.append for a single event: no array to put together, send, take apart and sort.
--
-- Invariant: the head is moved, and so locked, before the INSERT draws seq.
CREATE OR REPLACE FUNCTION es.append_one(
  p_campaign int, p_stream text, p_expected int, p_command uuid, p_meta json,
  p_type text, p_schema_version int2, p_turn int2, p_phase text, p_rule text,
  p_data json, p_dice json, p_audience json) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  pk  int;
  own int := p_expected + 1;
BEGIN
  IF p_expected > 0 THEN
    UPDATE es.stream SET version = version + 1
     WHERE campaign_no = p_campaign AND stream_id = p_stream AND version = p_expected AND NOT closed
    RETURNING stream_pk INTO pk;
  ELSE
    SELECT t.pk, t.first INTO pk, own FROM es.take_versions(p_campaign, p_stream, p_expected, 1) t;
  END IF;
  IF pk IS NULL THEN
    RETURN es.replayed_or_refused(p_campaign, p_stream, p_expected, p_command);
  END IF;

  INSERT INTO es.event (campaign_no, stream_pk, version, turn, schema_version, command_id,
                        type, phase, rule, data, dice, audience, meta)
  VALUES (p_campaign, pk, own, p_turn, p_schema_version, p_command,
          p_type, p_phase, p_rule, p_data, p_dice, p_audience, p_meta);
  RETURN own;
END $$;
