import type { CampaignFacts } from '@vedette/contracts';
import type { EventStore } from '@vedette/event-store';
import { CampaignTurns } from './campaign-turns.js';
import { Recent } from './recent.js';
import type { CampaignOpenings } from '../campaign/campaign-openings.js';
import { factsAfter } from '../campaign/facts-after.js';

const CAMPAIGNS_KEPT = 200;

/**
 * How states stand in a campaign and who is minister of what, as administrators have changed it since it began: what counts
 * of their edits is known from the log alone, so that every process says the same.
 */
export class CampaignsAsTheyStand {
  private readonly campaigns = new Recent<CampaignTurns>(CAMPAIGNS_KEPT);

  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
  ) {}

  /** As it stands now, or stood when `turn` began, with the edits of its start. @throws CampaignNotFoundError */
  async of(campaign: string, turn?: number): Promise<CampaignFacts> {
    const { campaign: facts, firstTurn } = await this.openings.of(campaign);
    const turns = this.campaigns.get(campaign) ?? new CampaignTurns(campaign);
    this.campaigns.set(campaign, turns);
    await turns.refresh(this.store);
    return factsAfter(facts, turns.editsOf(firstTurn, turn));
  }
}
