-- es.append(...) -> (first_version int, last_version int, replayed boolean)
--
--   p_campaign         campaign number
--   p_stream           stream name
--   p_expected         version the stream must be at; 0 for a new stream; -1 for any (not idempotent: imports only)
--   p_command          id of the command that caused the events
--   p_meta             correlation, causation, traceparent: the same for all events of the append; may be null
--   p_types ... p_audiences   one element an event, in order
--
-- Appends events to one stream in one round trip. A retry of an append that succeeded succeeds again with
-- replayed = true; a lost race raises ES001, a closed campaign ES003.
--
-- Invariant: the head is moved, and so locked, before the INSERT draws seq.
--
-- The two usual cases, a stream that exists and a single event, have statements of their own here: calling
-- es.take_versions() and unnesting one element would cost a fifth of the server's time for such an append.
CREATE OR REPLACE FUNCTION es.append(
  p_campaign int, p_stream text, p_expected int, p_command uuid, p_meta json,
  p_types text[], p_schema_versions int2[], p_turns int2[], p_phases text[], p_rules text[],
  p_data json[], p_dice json[], p_audiences json[],
  OUT first_version int, OUT last_version int, OUT replayed boolean)
LANGUAGE plpgsql AS $$
DECLARE
  pk int;
BEGIN
  IF p_expected > 0 THEN
    UPDATE es.stream SET version = version + cardinality(p_types)
     WHERE campaign_no = p_campaign AND stream_id = p_stream AND version = p_expected AND NOT closed
    RETURNING stream_pk INTO pk;
    first_version := p_expected + 1;
  ELSE
    SELECT t.pk, t.first INTO pk, first_version
      FROM es.take_versions(p_campaign, p_stream, p_expected, cardinality(p_types)) t;
  END IF;

  replayed := pk IS NULL;
  IF replayed THEN
    last_version := es.replayed_until(p_campaign, p_stream, p_expected, p_command);
    IF last_version IS NULL THEN
      PERFORM es.refuse_append(p_campaign, p_stream, p_expected);
    END IF;
    first_version := p_expected + 1;
    RETURN;
  END IF;

  last_version := first_version - 1 + cardinality(p_types);
  IF cardinality(p_types) = 1 THEN
    INSERT INTO es.event (campaign_no, stream_pk, version, turn, schema_version, command_id,
                          type, phase, rule, data, dice, audience, meta)
    VALUES (p_campaign, pk, first_version, p_turns[1], p_schema_versions[1], p_command,
            p_types[1], p_phases[1], p_rules[1], p_data[1], p_dice[1], p_audiences[1], p_meta);
  ELSE
    INSERT INTO es.event (campaign_no, stream_pk, version, turn, schema_version, command_id,
                          type, phase, rule, data, dice, audience, meta)
    SELECT p_campaign, pk, first_version - 1 + u.o::int, u.turn, u.schema_version, p_command,
           u.type, u.phase, u.rule, u.data, u.dice, u.audience, p_meta
      FROM unnest(p_types, p_schema_versions, p_turns, p_phases, p_rules, p_data, p_dice, p_audiences)
           WITH ORDINALITY u(type, schema_version, turn, phase, rule, data, dice, audience, o)
     ORDER BY u.o;
  END IF;
END $$;
