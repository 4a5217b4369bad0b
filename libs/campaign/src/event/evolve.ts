import * as record from '@vedette/record';
import type { CampaignState } from '../state/campaign-state.js';
import type { GameEvent } from './game-event.js';
import { CAMPAIGN_EVENTS } from './registry.js';

/** Changes the state as one event says. The only way a position ever changes. Throws on unknown types. */
export function evolve(state: CampaignState, event: GameEvent): CampaignState {
  return record.evolve(CAMPAIGN_EVENTS, state, event);
}

/** Folds events over a state, in their order. */
export function fold(state: CampaignState, events: Iterable<GameEvent>): CampaignState {
  return record.fold(CAMPAIGN_EVENTS, state, events);
}
