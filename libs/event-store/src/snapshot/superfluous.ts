import { type Kysely, sql } from 'kysely';
import type { EventStoreSchema } from '../schema/database.js';

/** Every so many versions one state stays for good, so that nothing is far from one. */
export const KEPT_EVERY = 10;
/** Days for which states of a reducer that another has replaced are kept: until then its release may be put back. */
export const REPLACED_KEPT_DAYS = 7;

/**
 * The states nobody is likely to ask for: of each campaign, name and reducer all but the newest `kept` and every tenth; and
 * all of a reducer that has folded none for a week, where another has since. What is folded from the log again instead is the same.
 */
const superfluous = (kept: number) => sql`
  SELECT campaign_no, name, reducer_hash, version
    FROM (SELECT s.*,
                 row_number() OVER mine AS place,
                 max(taken_at) OVER (PARTITION BY campaign_no, name, reducer_hash) AS last_used,
                 first_value(reducer_hash) OVER (PARTITION BY campaign_no, name ORDER BY taken_at DESC, version DESC) AS newest
            FROM es.snapshot s
          WINDOW mine AS (PARTITION BY campaign_no, name, reducer_hash ORDER BY version DESC)) AS ranked
   WHERE (place > ${kept} AND version % ${KEPT_EVERY} <> 0)
      OR (reducer_hash <> newest AND last_used < clock_timestamp() - make_interval(days => ${REPLACED_KEPT_DAYS}))`;

/** How many states are superfluous. */
export async function countSuperfluous(database: Kysely<EventStoreSchema>, kept: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`SELECT count(*) FROM (${superfluous(kept)}) AS these`.execute(
    database,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Throws them away; returns how many there were. */
export async function dropSuperfluous(database: Kysely<EventStoreSchema>, kept: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM es.snapshot s USING (${superfluous(kept)}) AS these
     WHERE (s.campaign_no, s.name, s.reducer_hash, s.version)
         = (these.campaign_no, these.name, these.reducer_hash, these.version)`.execute(database);
  return Number(numAffectedRows);
}
