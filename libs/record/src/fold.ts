import type { EventsOfGame } from './events-of-game.js';
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

/** Folds events over a state, in their order; of a game whose events have the kernel's shape, or one of their own. */
export function fold<State, Phase extends string>(
  set: EventSet<State, Phase>,
  state: State,
  events: Iterable<GameEvent<Phase>>,
): State;
export function fold<State, Event extends { readonly type: string }>(
  set: EventsOfGame<State, Event>,
  state: State,
  events: Iterable<Event>,
): State;
export function fold<State, Event extends { readonly type: string }>(
  set: EventsOfGame<State, Event>,
  state: State,
  events: Iterable<Event>,
): State {
  for (const event of events) set.definitionOf(event.type).apply(state, event);
  return state;
}
