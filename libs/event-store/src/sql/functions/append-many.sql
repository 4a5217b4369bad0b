-- es.append_many(...) -> set of (campaign_no int, stream_id text, first_version int, last_version int, replayed boolean)
--
--   p_command, p_meta         as for es.append
--   p_campaigns, p_streams, p_expected, p_counts   one element a stream; a stream may be named once
--   p_types ... p_audiences   one element an event: those of the first stream, then those of the second, and so on
--
-- Appends to several streams, all or nothing. Replayed only when every stream already has this command's events.
--
-- Invariant: heads are taken in the order of (campaign_no, stream_id), so two calls cannot deadlock.
CREATE OR REPLACE FUNCTION es.append_many(
  p_command uuid, p_meta json,
  p_campaigns int[], p_streams text[], p_expected int[], p_counts int[],
  p_types text[], p_schema_versions int2[], p_turns int2[], p_phases text[], p_rules text[],
  p_data json[], p_dice json[], p_audiences json[])
RETURNS TABLE (campaign_no int, stream_id text, first_version int, last_version int, replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  part     record;
  pk       int;
  first    int;
  pks      int[] := array_fill(NULL::int, ARRAY[cardinality(p_streams)]);
  firsts   int[] := pks;
  lasts    int[] := pks;
  fresh    int   := 0;
  refused  int;
BEGIN
  IF (SELECT count(DISTINCT (c, s)) FROM unnest(p_campaigns, p_streams) u(c, s)) < cardinality(p_streams) THEN
    RAISE EXCEPTION 'a stream is named twice in one append' USING ERRCODE = 'ES004';
  END IF;
  FOR part IN
    SELECT * FROM unnest(p_campaigns, p_streams, p_expected, p_counts) WITH ORDINALITY u(campaign, stream, expected, n, o)
     ORDER BY u.campaign, u.stream COLLATE "C"
  LOOP
    SELECT t.pk, t.first INTO pk, first
      FROM es.take_versions(part.campaign, part.stream, part.expected, part.n) t;
    pks[part.o] := pk;
    firsts[part.o] := first;
    IF pk IS NULL THEN
      refused := coalesce(refused, part.o);
      lasts[part.o] := es.replayed_until(part.campaign, part.stream, part.expected, p_command);
    ELSE
      fresh := fresh + 1;
      lasts[part.o] := first - 1 + part.n;
    END IF;
  END LOOP;

  IF refused IS NOT NULL THEN
    IF fresh > 0 OR array_position(lasts, NULL) IS NOT NULL THEN
      refused := coalesce(array_position(lasts, NULL), refused);
      PERFORM es.refuse_append(p_campaigns[refused], p_streams[refused], p_expected[refused]);
    END IF;
    RETURN QUERY SELECT u.c, u.s, u.e + 1, u.l, true FROM unnest(p_campaigns, p_streams, p_expected, lasts) u(c, s, e, l);
    RETURN;
  END IF;

  INSERT INTO es.event (campaign_no, stream_pk, version, turn, schema_version, command_id,
                        type, phase, rule, data, dice, audience, meta)
  SELECT h.campaign, h.pk, (h.first + u.o - h.before - 1)::int, u.turn, u.schema_version, p_command,
         u.type, u.phase, u.rule, u.data, u.dice, u.audience, p_meta
    FROM (SELECT x.*, sum(n) OVER (ORDER BY x.i) - n AS before
            FROM unnest(p_campaigns, pks, firsts, p_counts) WITH ORDINALITY x(campaign, pk, first, n, i)) h
    JOIN unnest(p_types, p_schema_versions, p_turns, p_phases, p_rules, p_data, p_dice, p_audiences)
         WITH ORDINALITY u(type, schema_version, turn, phase, rule, data, dice, audience, o)
      ON u.o > h.before AND u.o <= h.before + h.n
   ORDER BY u.o;

  RETURN QUERY SELECT u.c, u.s, u.f, u.l, false FROM unnest(p_campaigns, p_streams, firsts, lasts) u(c, s, f, l);
END $$;
