-- es.begin_era() -> smallint
--
-- Begins a new era after the log was restored into another cluster, and returns its number; returns the present one when
-- nothing of the kind has happened, so that many services may call it.
--
-- Transaction ids of the old cluster mean nothing here. What the old ticks name is told apart from everything later by
-- seq; what no tick names yet, from before the dump or appended here since, gets a new seq and this transaction's id and
-- so becomes the first thing the new era seals.
--
-- Invariant: the anchor's snapshot is taken after appends are shut out and before this transaction has an id, so it sees
-- none of the rows that are stamped anew.
CREATE OR REPLACE FUNCTION es.begin_era() RETURNS smallint
LANGUAGE plpgsql AS $$
DECLARE
  old      es.era;
  last     es.tick;
  anchor   pg_snapshot;
  boundary bigint;
  first    bigint;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'es.begin_era() needs a transaction that has written nothing' USING ERRCODE = 'ES006';
  END IF;
  LOCK TABLE es.event IN EXCLUSIVE MODE;
  PERFORM pg_advisory_xact_lock(hashtextextended('es.seal', 0));
  BEGIN
    RETURN es.check_era();
  EXCEPTION WHEN SQLSTATE 'ES005' THEN
    NULL;
  END;
  SELECT pg_current_snapshot() INTO anchor;
  SELECT * INTO old FROM es.era ORDER BY era DESC LIMIT 1;
  SELECT * INTO last FROM es.tick ORDER BY tick_no DESC LIMIT 1;
  SELECT coalesce(max(last_seq), 0) INTO boundary FROM es.tick WHERE event_count > 0;
  first := greatest(nextval('es.event_seq'), boundary + 1);
  PERFORM setval('es.event_seq', first);

  INSERT INTO es.era (era, system_identifier, first_seq)
  SELECT old.era + 1, system_identifier, first FROM pg_control_system();

  SET LOCAL es.allow_archive = 'on';
  UPDATE es.event e SET seq = n.seq, xid = pg_current_xact_id()
    FROM (SELECT u.campaign_no, u.stream_pk, u.version, nextval('es.event_seq') AS seq
            FROM (SELECT x.campaign_no, x.stream_pk, x.version FROM es.event x
                   WHERE x.seq >= old.first_seq
                     AND (x.seq > boundary OR NOT pg_visible_in_snapshot(x.xid, last.snap))
                   ORDER BY x.seq) u) n
   WHERE e.campaign_no = n.campaign_no AND e.stream_pk = n.stream_pk AND e.version = n.version;
  SET LOCAL es.allow_archive = 'off';

  INSERT INTO es.tick (tick_no, base_position, first_seq, last_seq, low_xid, high_xid, event_count, era, base_snap, snap)
  VALUES (last.tick_no + 1, last.base_position + last.event_count, first, first - 1, '0', '0', 0, old.era + 1,
          anchor, anchor);
  RETURN old.era + 1;
END $$;
