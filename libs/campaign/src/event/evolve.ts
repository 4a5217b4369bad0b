import * as record from '@vedette/record';
import type { MutableCampaignState } from '../state/mutable-campaign-state.js';
import type { GameEvent } from './game-event.js';
import { CAMPAIGN_EVENTS } from './registry.js';

/** Changes the state as one event says. The only way a position ever changes. Throws on unknown types. */
export function evolve(state: MutableCampaignState, event: GameEvent): MutableCampaignState {
  return record.evolve(CAMPAIGN_EVENTS, state, event);
}

/** Folds events over a state, in their order. */
export function fold(state: MutableCampaignState, events: Iterable<GameEvent>): MutableCampaignState {
  return record.fold(CAMPAIGN_EVENTS, state, events);
}
