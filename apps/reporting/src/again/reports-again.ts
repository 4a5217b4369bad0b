import { EventStore, generationSchema, Generations, rebuild } from '@vedette/event-store';
import { TurnResolved } from '@vedette/ledger';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { reportProjection } from '../projection/report-projection.js';
import { REPORTS, REPORTS_GENERATION, type ReportTables } from '../projection/report-schema.js';
import { NoReportsOfCampaignError, ReportsDifferError } from './again.errors.js';
import { differencesOfReports, digestReports } from './report-digests.js';

/** What making a campaign's reports again came to. */
export interface ReportsAgain {
  readonly campaign: string;
  /** Turns of it that were resolved. */
  readonly turns: number;
  /** Reports in all their forms, of all players. */
  readonly reports: number;
  /**
   * `equal` to those that were kept; or none was kept by which they could be told to be (`none-kept`: nobody ever made any; `other-generation`:
   * those were kept in the form of another release), and they could all be made.
   */
  readonly as: 'equal' | 'none-kept' | 'other-generation';
}

interface Resolved {
  readonly campaign: string;
  readonly turns: number;
}

/**
 * Makes the reports of one campaign of the log alone, in place of what a database keeps of who was told of what, and compares every one
 * with the one that was made of what was kept. For a database of nobody: it is another afterwards.
 * @param campaign the one with the most turns if left out
 * @returns null where no campaign has a turn that was resolved
 * @throws ReportsDifferError @throws NoReportsOfCampaignError
 */
export async function reportsAgain(pool: pg.Pool, campaign?: string): Promise<ReportsAgain | null> {
  const store = new EventStore(pool);
  const live = (await new Generations(store).live(REPORTS))?.live;
  const stopped = await store.deadLetters.stopped(REPORTS, live ?? REPORTS_GENERATION);
  const resolved = await resolvedIn(pool);
  const going = resolved.filter((one) => !stopped.has(one.campaign));
  if (campaign !== undefined && !going.some((one) => one.campaign === campaign)) {
    const why = stopped.has(campaign)
      ? `they stand still since an event at position ${stopped.get(campaign)} (./vedette admin projections says why)`
      : 'no turn of a campaign of this name was resolved';
    throw new NoReportsOfCampaignError(
      campaign,
      why,
      going.map((one) => one.campaign),
    );
  }
  const chosen = campaign === undefined ? going[0] : going.find((one) => one.campaign === campaign);
  if (chosen === undefined) return null;
  if (live !== REPORTS_GENERATION) {
    await rebuild(store, reportProjection());
    const { size: reports } = await digestReports(pool, chosen.campaign);
    return { ...chosen, reports, as: live === undefined ? 'none-kept' : 'other-generation' };
  }
  const kept = await digestReports(pool, chosen.campaign);
  await fillAgain(store, chosen.campaign);
  const made = await digestReports(pool, chosen.campaign);
  const differences = differencesOfReports(kept, made);
  if (differences.length > 0) throw new ReportsDifferError(chosen.campaign, differences);
  return { ...chosen, reports: made.size, as: 'equal' };
}

/** Campaigns of which turns were resolved, the one with the most first. */
async function resolvedIn(pool: pg.Pool): Promise<readonly Resolved[]> {
  const { rows } = await pool.query<Resolved>(
    `SELECT campaign_id AS campaign, count(DISTINCT turn)::int AS turns
       FROM es.event JOIN es.campaign USING (campaign_no)
      WHERE type = $1 GROUP BY campaign_id ORDER BY turns DESC, campaign_id COLLATE "C"`,
    [TurnResolved.type],
  );
  return rows;
}

/** Puts what the log says, as far as the projection had followed it, in place of what is kept of a campaign. */
async function fillAgain(store: EventStore, campaign: string): Promise<void> {
  const projection = reportProjection();
  const schema = generationSchema(projection, projection.generation);
  const { name: consumer, generation } = projection;
  const upTo = await store.cursors.position({ consumer, generation });
  await store.transaction<void, ReportTables>(async (all) => {
    const transaction: Transaction<ReportTables> = all.withSchema(schema);
    for (const table of projection.tables)
      await sql`DELETE FROM ${sql.id(schema, table)} WHERE campaign = ${campaign}`.execute(transaction);
    for await (const events of store.readCampaignLog(campaign, 0, upTo))
      await projection.apply({ transaction, schema }, events);
  });
}
