import type { Season } from '../document/position.schema.js';
import type { CampaignState } from './campaign-state.js';
import type { MutableCampaignState } from './mutable-campaign-state.js';
import type { SeasonPlan } from './season-plan.js';

/** Whether the season under way ends with the turn under way; false where no calendar says so. */
export function seasonEnds({ calendar, turn, season }: CampaignState): boolean {
  return calendar.some((plan) => plan.lastTurn === turn && plan.season === season);
}

/** The season of a turn by the calendar, or null when the calendar does not reach so far. */
export function seasonOfTurn(calendar: readonly SeasonPlan[], turn: number): Season | null {
  return calendar.find(({ lastTurn }) => turn <= lastTurn)?.season ?? null;
}

const NEXT = 'nextSeason';

/** Notes, in the turn that ends a season, which one follows; for `apply` of events. */
export function noteNextSeason(state: MutableCampaignState, season: Season): void {
  state.inTurn = { ...state.inTurn, [NEXT]: season };
}

/** The season that follows the one ended this turn; null when none ended, or the calendar goes no further. */
export function nextSeason(state: CampaignState): Season | null {
  return (state.inTurn[NEXT] as Season | undefined) ?? null;
}
