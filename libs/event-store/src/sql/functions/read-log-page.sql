-- es.read_log_page(p_after bigint, p_limit int, p_bytes bigint) -> set of (columns of es.read_log)
--
--   p_after  the position already seen; 0 for the beginning
--   p_limit  the most positions to return
--   p_bytes  how much text of documents to return: the event that passes it is the last
--
-- es.read_log for a reader with little memory. Reports to hundreds of players are a hundred kilobytes each, so that a page
-- counted in events alone may be larger than the process that asks for it.
--
-- Invariant: one event at least, unless the log ends at p_after.
CREATE OR REPLACE FUNCTION es.read_log_page(p_after bigint, p_limit int, p_bytes bigint)
RETURNS TABLE (
  tick_no bigint, seq bigint, recorded_at text, campaign_no int, stream_pk int, version int,
  turn smallint, schema_version smallint, command_id uuid, type text, phase text, rule text,
  data json, dice json, audience json, meta json)
LANGUAGE sql STABLE ROWS 1000 AS $$
  SELECT s.tick_no, s.seq, s.recorded_at, s.campaign_no, s.stream_pk, s.version, s.turn, s.schema_version,
         s.command_id, s.type, s.phase, s.rule, s.data, s.dice, s.audience, s.meta
    FROM (SELECT l.*, sum(octet_length(l.data::text) + octet_length(l.audience::text)
                          + coalesce(octet_length(l.dice::text), 0))
                        OVER (ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
            FROM es.read_log(p_after, p_limit) l) s
   WHERE coalesce(s.before, 0) <= p_bytes
$$;
