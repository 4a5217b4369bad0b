import { EventStore } from '@vedette/event-store';
import { CampaignCreated, CampaignRetitled, isStored, lifeOf, statusOfLife } from '@vedette/ledger';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { ReportFormat, ReportKind } from '@vedette/contracts';
import type { KeptSchema } from './kept-schema.js';
import { packReports } from './report-bundle.js';

interface Turn {
  readonly player: string;
  readonly turn: number;
  readonly edition: number;
  /** Why it was corrected since; null for the edition that counts. */
  readonly reason: string | null;
}

/** A report in one of its forms of text. */
export interface ReportToKeep extends Turn {
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  readonly body: string;
}

const databaseOn = (pool: pg.Pool): Kysely<KeptSchema> =>
  new Kysely({ dialect: new PostgresDialect({ pool }) });

/**
 * Keeps the reports of a campaign that is about to be archived in the house itself, so that its players read on. Each turn is written by
 * itself: one transaction for all would hold up the sealing of the log as long as it lasts. What an attempt that broke off has left is replaced
 * by the next one, and told to nobody while the campaign is in the log.
 */
export class KeptReportsWriter {
  private turn: Turn | null = null;
  private files: Record<string, string> = {};

  private constructor(
    private readonly campaign: string,
    private readonly db: Kysely<KeptSchema>,
  ) {}

  /** Begins anew. @param pool as the owner of the database */
  static async begin(pool: pg.Pool, campaign: string): Promise<KeptReportsWriter> {
    const db = databaseOn(pool);
    await forgetKeptReports(pool, campaign);
    const told = await new EventStore(pool).readStream(campaign, 'administration');
    let title = campaign;
    for (const event of told) {
      if (isStored(CampaignCreated, event)) title = event.data.campaign.title;
      if (isStored(CampaignRetitled, event)) title = event.data.title;
    }
    const published = statusOfLife(lifeOf(told)) === 'published';
    await db.insertInto('reporting.kept_campaign').values({ campaign, title, published }).execute();
    return new KeptReportsWriter(campaign, db);
  }

  /** Takes the next report; those of one player's turn and edition come one after the other. */
  async take({ player, turn, edition, reason, kind, format, body }: ReportToKeep): Promise<void> {
    const last = this.turn;
    if (last?.player !== player || last.turn !== turn || last.edition !== edition) {
      await this.finish();
      this.turn = { player, turn, edition, reason };
    }
    this.files[`${kind}.${format}`] = body;
  }

  /** Writes what was taken last. */
  async finish(): Promise<void> {
    if (this.turn === null) return;
    const { campaign, files } = this;
    const bundle = await packReports(files);
    await this.db
      .insertInto('reporting.kept_report')
      .values({ campaign, ...this.turn, forms: Object.keys(files).sort(), bundle })
      .execute();
    this.turn = null;
    this.files = {};
  }
}

/** Lets go of what was kept of a campaign, which is in the log again. @param pool as the owner of the database */
export async function forgetKeptReports(pool: pg.Pool, campaign: string): Promise<void> {
  await databaseOn(pool).deleteFrom('reporting.kept_campaign').where('campaign', '=', campaign).execute();
}

/** Campaigns whose reports were kept longer than some days ago, by name; none where it is 0, which is for good. */
export async function reportsKeptTooLong(pool: pg.Pool, days: number): Promise<string[]> {
  if (days === 0) return [];
  const rows = await databaseOn(pool)
    .selectFrom('reporting.kept_campaign')
    .where('kept_at', '<', sql<Date>`clock_timestamp() - make_interval(days => ${days})`)
    .select('campaign')
    .orderBy('campaign')
    .execute();
  return rows.map(({ campaign }) => campaign);
}
