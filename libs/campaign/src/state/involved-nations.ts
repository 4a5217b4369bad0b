import type { CampaignState } from './campaign-state.js';

/** Names that maps have for land of no nation. */
const NOBODYS_LAND: readonly string[] = ['', 'Unowned'];

/** Whether a nation takes part: one of its states is in the position; land of no nation is nobody's to close (ROTD 7.16, R-60). */
export function isInvolved({ states }: Pick<CampaignState, 'states'>, nation: string): boolean {
  return NOBODYS_LAND.includes(nation) || states.some((state) => state.nation === nation);
}
