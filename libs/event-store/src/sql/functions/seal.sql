-- es.seal(p_slice int DEFAULT 1024) -> (sealed int, head bigint)
--
--   p_slice  the most events one tick may hold
--
-- Writes the next tick, if anything committed since the last one, and says how many events it sealed and the position of
-- the last sealed event. Any process may call it at any time: of several callers one works and the others return at once,
-- with sealed null.
--
-- Why the order of the log is right:
--
-- 1. Within a stream. The transaction of event v+1 takes the stream's row lock after that of event v committed, and
--    PostgreSQL takes a transaction out of the list of running ones before it lets go of its locks. So every snapshot that
--    sees v+1 sees v: tick(v) <= tick(v+1). Within one tick, v drew its seq before it committed, hence before the lock of
--    v+1, hence before v+1 drew its own: seq(v) < seq(v+1). This needs a sequence with CACHE 1 and seq drawn by the
--    INSERT, after the lock.
-- 2. Causes before effects. A command that has read an event's commit and then appends is in the same case.
-- 3. Dense and immutable. A tick's set is fixed by two snapshots; what was rolled back is visible in neither; positions
--    are a running sum over sets that cannot change.
-- 4. Nothing stalls. A transaction still running is listed in the tick's snapshot; its rows, if it has any, fall into the
--    first tick after its commit. Nobody waits for it.
-- 5. Crashes. A snapshot shows only transactions whose commit record is flushed (synchronous_commit = on), and the tick's
--    own commit is later in the log of the server.
-- 6. Savepoints. pg_current_xact_id() is the top-level id, and so are the ids listed in a snapshot.
-- 7. Dump and restore. Transaction ids start again in another cluster; es.check_era() refuses there.
--
-- Raises ES006 in a transaction that has written something: it sees its own rows, and its snapshot does not say so.
--
-- Invariant: one statement, one snapshot. What the INSERT counts is exactly what its tick names. The advisory lock only
-- saves work; the primary key on tick_no is what keeps two sealers apart.
CREATE OR REPLACE FUNCTION es.seal(p_slice int DEFAULT 1024, OUT sealed int, OUT head bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  present       smallint;
  era_first_seq bigint;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'es.seal() needs a transaction that has written nothing' USING ERRCODE = 'ES006';
  END IF;
  IF pg_try_advisory_xact_lock(hashtextextended('es.seal', 0)) THEN
    present := es.check_era();
    SELECT first_seq INTO era_first_seq FROM es.era WHERE era = present;
    WITH prev AS (
      SELECT * FROM es.tick ORDER BY tick_no DESC LIMIT 1
    ), fresh AS MATERIALIZED (
      SELECT e.seq, e.xid
        FROM prev, es.event e
       WHERE e.xid >= pg_snapshot_xmax(prev.snap) AND e.xid < pg_snapshot_xmax(pg_current_snapshot())
         AND e.seq >= era_first_seq
      UNION ALL
      SELECT e.seq, e.xid
        FROM prev, LATERAL pg_snapshot_xip(prev.snap) x(xid) JOIN es.event e ON e.xid = x.xid
       WHERE e.seq >= era_first_seq
    ), slice AS (
      SELECT (n - 1) / p_slice AS no, min(seq) AS first_seq, max(seq) AS last_seq,
             min(xid) AS low_xid, max(xid) AS high_xid, count(*)::int AS event_count
        FROM (SELECT seq, xid, row_number() OVER (ORDER BY seq) AS n FROM fresh) numbered
       GROUP BY 1
    ), made AS (
      INSERT INTO es.tick (tick_no, base_position, first_seq, last_seq, low_xid, high_xid, event_count,
                           era, base_snap, snap)
      SELECT prev.tick_no + 1 + slice.no, prev.base_position + prev.event_count + slice.no * p_slice,
             slice.first_seq, slice.last_seq, slice.low_xid, slice.high_xid, slice.event_count,
             present, prev.snap, pg_current_snapshot()
        FROM prev, slice
      RETURNING event_count
    )
    SELECT coalesce(sum(event_count), 0) INTO sealed FROM made;
  END IF;
  SELECT t.base_position + t.event_count INTO head FROM es.tick t ORDER BY t.tick_no DESC LIMIT 1;
END $$;
