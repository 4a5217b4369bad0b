import type { CampaignState } from '../state/campaign-state.js';
import type { GameEvent } from './game-event.js';
import { definitionOf } from './registry.js';

/** Changes the state as one event says. The only way a position ever changes. Throws on unknown types. */
export function evolve(state: CampaignState, event: GameEvent): CampaignState {
  definitionOf(event.type).apply(state, event);
  return state;
}

/** Folds events over a state, in their order. */
export function fold(state: CampaignState, events: Iterable<GameEvent>): CampaignState {
  for (const event of events) evolve(state, event);
  return state;
}
