import { EventStore } from '@vedette/event-store';
import { CampaignCreated, CampaignRetitled, isStored, lifeOf, statusOfLife } from '@vedette/ledger';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { DebriefIndex, ReportFormat, ReportKind } from '@vedette/contracts';
import type { MapFile } from '@vedette/reports';
import type { KeptSchema } from './kept-schema.js';
import { mapNamed, MAPS, packReports, type ReportBundle } from './report-bundle.js';

/** What a player could read of a turn, in one edition. */
export interface TurnToKeep {
  readonly player: string;
  readonly turn: number;
  readonly edition: number;
  /** Why it was corrected since; null for the edition that counts. */
  readonly reason: string | null;
  /** Every form of text. */
  readonly reports: readonly {
    readonly kind: ReportKind;
    readonly format: ReportFormat;
    readonly body: string;
  }[];
  /** Those of the position report, in their order. */
  readonly maps: readonly MapFile[];
}

/** Belief against truth at the end of a turn, by {@link debriefNamed}. */
export interface DebriefToKeep {
  readonly turn: number;
  readonly files: ReportBundle;
}

const databaseOn = (pool: pg.Pool): Kysely<KeptSchema> =>
  new Kysely({ dialect: new PostgresDialect({ pool }) });

/**
 * Keeps the reports of a campaign that is about to be archived in the house itself, so that its players read on. Each turn is written by
 * itself: one transaction for all would hold up the sealing of the log as long as it lasts. What an attempt that broke off has left is replaced
 * by the next one, and told to nobody while the campaign is in the log.
 */
export class KeptReportsWriter {
  private constructor(
    private readonly campaign: string,
    /** Whether everything was open to everybody by now, so that there is something to debrief. */
    readonly published: boolean,
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
    return new KeptReportsWriter(campaign, published, db);
  }

  /** Keeps the next turn, with its maps. */
  async take({ player, turn, edition, reason, reports, maps }: TurnToKeep): Promise<void> {
    const files = Object.fromEntries(reports.map(({ kind, format, body }) => [`${kind}.${format}`, body]));
    const drawn = Object.fromEntries(maps.map(({ name, svg }) => [mapNamed(name), svg]));
    const listed = JSON.stringify(maps.map(({ name, title }) => ({ name, title })));
    const bundle = await packReports({ ...files, ...drawn, [MAPS]: listed });
    const whose = { campaign: this.campaign, player, turn, edition, reason };
    await this.db
      .insertInto('reporting.kept_report')
      .values({ ...whose, forms: Object.keys(files).sort(), bundle })
      .execute();
  }

  /** Keeps what there is to debrief of a campaign that is published; its turns are taken one by one. */
  async takeIndex(index: DebriefIndex): Promise<void> {
    await this.db
      .updateTable('reporting.kept_campaign')
      .set({ debrief: JSON.stringify(index) })
      .where('campaign', '=', this.campaign)
      .execute();
  }

  /** Keeps belief against truth at the end of a turn. */
  async takeDebrief({ turn, files }: DebriefToKeep): Promise<void> {
    const bundle = await packReports(files);
    const { campaign } = this;
    await this.db.insertInto('reporting.kept_debrief').values({ campaign, turn, bundle }).execute();
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
