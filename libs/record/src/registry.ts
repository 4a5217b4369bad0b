import type { EventDefinition } from './define-event.js';
import type { PartialDegree } from './degree.js';
import { UnknownEventError } from './unknown-event.error.js';

/** The phases and the types of event of one game: all the kernel has to know to fold, observe and record it. */
export interface EventSet<
  State,
  Phase extends string,
  Definition extends EventDefinition<State, Phase> = EventDefinition<State, Phase>,
> {
  readonly phases: readonly Phase[];
  readonly definitions: readonly Definition[];
  /** The definition of a type of event. Throws {@link UnknownEventError}. */
  definitionOf(type: string): Definition;
}

/**
 * The set of a game's events. Throws when two definitions share a type or one names a square by a key its observer is not
 * told: the program is wrong and must not start.
 */
export function eventSet<State, Phase extends string, Definition extends EventDefinition<State, Phase>>(
  phases: readonly Phase[],
  definitions: readonly Definition[],
): EventSet<State, Phase, Definition> {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  if (byType.size !== definitions.length) throw new Error('two event definitions share a type');
  for (const { type, seen } of definitions)
    for (const [degree, key] of Object.entries(seen.square ?? {}) as [PartialDegree, string][])
      if (!seen[degree]?.includes(key))
        throw new Error(
          `who saw ${type} in degree ${degree} is told its square by "${key}", a key he is not told`,
        );
  return {
    phases,
    definitions,
    definitionOf(type) {
      const definition = byType.get(type);
      if (!definition) throw new UnknownEventError(type);
      return definition;
    },
  };
}
