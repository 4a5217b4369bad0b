-- es.names_of_streams(p_stream_pks int[]) -> set of (stream_pk int, campaign_id text, stream_id text)
--
--   p_stream_pks  streams as es.read_log names them
--
-- What the streams are called. Neither name nor number ever changes.
CREATE OR REPLACE FUNCTION es.names_of_streams(p_stream_pks int[])
RETURNS TABLE (stream_pk int, campaign_id text, stream_id text)
LANGUAGE sql STABLE ROWS 10 AS $$
  SELECT s.stream_pk, c.campaign_id, s.stream_id
    FROM es.stream s JOIN es.campaign c USING (campaign_no)
   WHERE s.stream_pk = ANY (p_stream_pks)
$$;
