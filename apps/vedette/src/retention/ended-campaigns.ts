import type { EventStore } from '@vedette/event-store';
import { lifeOf } from '@vedette/ledger';

const DAY_MS = 24 * 3_600_000;

/** A campaign that is over, and since when. */
export interface EndedCampaign {
  readonly campaign: string;
  readonly endedAt: string;
}

/** Campaigns of the log that ended so many days before `now` (milliseconds), and hide nothing any more. */
export async function endedCampaigns(
  store: EventStore,
  afterDays: number,
  now: number,
): Promise<EndedCampaign[]> {
  const rows = await store.database
    .selectFrom('es.campaign')
    .select('campaign_id')
    .where('closed_at', 'is', null)
    .orderBy('campaign_id')
    .execute();
  const found: EndedCampaign[] = [];
  for (const { campaign_id: campaign } of rows) {
    const { ended } = lifeOf(await store.readStream(campaign, 'administration'));
    if (!ended || ended.publishedAt === null) continue;
    if (now - Date.parse(ended.at) >= afterDays * DAY_MS) found.push({ campaign, endedAt: ended.at });
  }
  return found;
}
