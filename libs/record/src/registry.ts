import type { EventDefinition } from './define-event.js';
import type { PartialDegree } from './degree.js';
import { type EventsOfGame, eventsOfGame } from './events-of-game.js';
import type { GameEvent } from './game-event.js';

/** The phases and the types of event of one game: all the kernel has to know to fold, observe and record it. */
export interface EventSet<
  State,
  Phase extends string,
  Definition extends EventDefinition<State, Phase> = EventDefinition<State, Phase>,
> extends EventsOfGame<State, GameEvent<Phase>, Definition> {
  readonly phases: readonly Phase[];
}

/**
 * The set of a game's events. Throws when two definitions share a type or one names a square by a key its observer is not
 * told: the program is wrong and must not start.
 */
export function eventSet<State, Phase extends string, Definition extends EventDefinition<State, Phase>>(
  phases: readonly Phase[],
  definitions: readonly Definition[],
): EventSet<State, Phase, Definition> {
  const events = eventsOfGame<State, GameEvent<Phase>, Definition>(definitions);
  for (const { type, seen } of definitions)
    for (const [degree, key] of Object.entries(seen.square ?? {}) as [PartialDegree, string][])
      if (!seen[degree]?.includes(key))
        throw new Error(
          `who saw ${type} in degree ${degree} is told its square by "${key}", a key he is not told`,
        );
  return { ...events, phases };
}
