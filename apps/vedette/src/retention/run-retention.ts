import { forgetKeptReports, reportsKeptTooLong } from '@vedette/app-reporting/again';
import { EventStore } from '@vedette/event-store';
import { type CampaignFiles, layByFiles } from '../campaign/campaign-files.js';
import type { LaidReports } from '../campaign/reports-as-files.js';
import { openAsOwner } from '../database/owner-pool.js';
import { type EndedCampaign, endedCampaigns } from './ended-campaigns.js';

/** What is kept, and where the rest goes. */
export interface Retention {
  /** As the owner of the database. */
  readonly databaseUrl: string;
  readonly key: CampaignFiles['key'];
  readonly archiveAfterDays: number;
  /** Null archives nothing. */
  readonly archive: { readonly folder: string; readonly phrase: string } | null;
  readonly snapshotsKept: number;
  /** Reports of archived campaigns are handed out so long; 0 is for good. */
  readonly archivedReportsDays: number;
}

/** What became of a campaign that was to be archived. */
export type Archived = EndedCampaign &
  (({ readonly events: number; readonly sha256: string } & LaidReports) | { readonly trouble: string });

/** What was done, or would be. */
export interface RetentionOutcome {
  /** Snapshots that are thrown away. */
  readonly snapshots: number;
  readonly campaigns: readonly (EndedCampaign | Archived)[];
  /** Archived campaigns whose reports the house hands out no more, by name. */
  readonly unread: readonly string[];
}

/** What would go, without anything going. */
export const previewRetention = (retention: Retention): Promise<RetentionOutcome> =>
  withStore(retention, async (store) => ({
    snapshots: await store.snapshots.superfluous(retention.snapshotsKept),
    campaigns: await dueOf(store, retention),
    unread: await reportsKeptTooLong(store.pool, retention.archivedReportsDays),
  }));

/** Archives what is over and thins out what can be made again. One campaign that cannot be archived keeps none from the others. */
export const runRetention = (retention: Retention): Promise<RetentionOutcome> =>
  withStore(retention, async (store) => {
    const campaigns: Archived[] = [];
    for (const ended of await dueOf(store, retention)) campaigns.push(await archive(ended, retention));
    const unread = await reportsKeptTooLong(store.pool, retention.archivedReportsDays);
    for (const campaign of unread) await forgetKeptReports(store.pool, campaign);
    return { snapshots: await store.snapshots.thinOut(retention.snapshotsKept), campaigns, unread };
  });

async function archive(ended: EndedCampaign, retention: Retention): Promise<Archived> {
  const { databaseUrl, key } = retention;
  const files = { campaign: ended.campaign, databaseUrl, key, ...retention.archive! };
  try {
    const { events, sha256, reports, debrief } = await layByFiles(files);
    return { ...ended, events, sha256, reports, debrief };
  } catch (error) {
    return { ...ended, trouble: (error as Error).message };
  }
}

async function dueOf(store: EventStore, { archive, archiveAfterDays }: Retention): Promise<EndedCampaign[]> {
  if (archive === null) return [];
  const { rows } = await store.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return endedCampaigns(store, archiveAfterDays, rows[0]!.now.getTime());
}

async function withStore<T>({ databaseUrl }: Retention, work: (store: EventStore) => Promise<T>): Promise<T> {
  const pool = openAsOwner(databaseUrl);
  try {
    const store = new EventStore(pool);
    await store.era();
    return await work(store);
  } finally {
    await pool.end();
  }
}
