import type { CampaignState, Unit } from '@vedette/campaign';
import type { LandRulebook, SightDistances } from '@vedette/rulebooks';

/** Squares at which a unit of so many men sees others: the farthest of its type's bands whose needs it meets (4.1). */
export function scoutingRange(
  { kind, communications }: Pick<Unit, 'kind' | 'communications'>,
  men: number,
  otherwise: number,
): number {
  return kind.sees
    .filter(({ fromMen, inCommunications }) => men >= fromMen && (communications || !inCommunications))
    .reduce((farthest, { squares }) => Math.max(farthest, squares), otherwise);
}

/** The distances of the season. */
export function sightDistances(state: CampaignState, book: LandRulebook): SightDistances {
  const { campaignSight, quietSight } = book.detection;
  return state.season === 'campaign' ? campaignSight.value : quietSight.value;
}
