import type { GameEvent } from './game-event.js';
import type { EventSet } from './registry.js';

/** Changes the state as one event says. The only way a position ever changes. Throws on unknown types. */
export function evolve<State, Phase extends string>(
  set: EventSet<State, Phase>,
  state: State,
  event: GameEvent<Phase>,
): State {
  set.definitionOf(event.type).apply(state, event);
  return state;
}

/** Folds events over a state, in their order. */
export function fold<State, Phase extends string>(
  set: EventSet<State, Phase>,
  state: State,
  events: Iterable<GameEvent<Phase>>,
): State {
  for (const event of events) evolve(set, state, event);
  return state;
}
