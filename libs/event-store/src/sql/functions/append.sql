-- es.append(...) -> int
--
--   p_campaign         campaign number
--   p_stream           stream name
--   p_expected         version the stream must be at; 0 for a new stream; -1 for any (not idempotent: imports only)
--   p_command          id of the command that caused the events
--   p_meta             correlation, causation, traceparent: the same for all events of the append; may be null
--   p_types ... p_audiences   one element an event, in order
--
-- Appends events to one stream in one round trip and returns the last version. A retry of an append that succeeded returns
-- it with a minus sign and changes nothing; a lost race raises ES001, a closed campaign ES003.
--
-- Invariant: the head is moved, and so locked, before the INSERT draws seq.
--
-- The head of a stream that exists is moved here and not by es.take_versions(), and the result is a number and not a row:
-- each would cost a tenth of the server's time for a small append. A single event has a leaner function yet.
CREATE OR REPLACE FUNCTION es.append(
  p_campaign int, p_stream text, p_expected int, p_command uuid, p_meta json,
  p_types text[], p_schema_versions int2[], p_turns int2[], p_phases text[], p_rules text[],
  p_data json[], p_dice json[], p_audiences json[]) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  n    int := cardinality(p_types);
  pk   int;
  base int := p_expected;
BEGIN
  IF p_expected > 0 THEN
    UPDATE es.stream SET version = version + n
     WHERE campaign_no = p_campaign AND stream_id = p_stream AND version = p_expected AND NOT closed
    RETURNING stream_pk INTO pk;
  ELSE
    SELECT t.pk, t.first - 1 INTO pk, base FROM es.take_versions(p_campaign, p_stream, p_expected, n) t;
  END IF;
  IF pk IS NULL THEN
    RETURN es.replayed_or_refused(p_campaign, p_stream, p_expected, p_command);
  END IF;

  INSERT INTO es.event (campaign_no, stream_pk, version, turn, schema_version, command_id,
                        type, phase, rule, data, dice, audience, meta)
  SELECT p_campaign, pk, base + u.o::int, u.turn, u.schema_version, p_command,
         u.type, u.phase, u.rule, u.data, u.dice, u.audience, p_meta
    FROM unnest(p_types, p_schema_versions, p_turns, p_phases, p_rules, p_data, p_dice, p_audiences)
         WITH ORDINALITY u(type, schema_version, turn, phase, rule, data, dice, audience, o)
   ORDER BY u.o;
  RETURN base + n;
END $$;
