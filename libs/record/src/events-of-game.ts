import type { TSchema } from '@sinclair/typebox';
import { UnknownEventError } from './unknown-event.error.js';

/** What the kernel asks of a type of event, whatever game it is of: `Event` is the event as that game writes it. */
export interface DefinitionOver<State, Event> {
  readonly type: string;
  /** Version of the data's schema; older versions are brought up by {@link upcast}. */
  readonly version: number;
  readonly data: TSchema;
  /** Changes the state as the event says. */
  apply(state: State, event: Event): void;
  /** `upcast[v]` turns data of version v into data of version v + 1. */
  readonly upcast: Readonly<Record<number, (data: unknown) => unknown>>;
}

/** The types of event of one game: all it takes to fold its events and to keep them in a log. */
export interface EventsOfGame<
  State,
  Event,
  Definition extends DefinitionOver<State, Event> = DefinitionOver<State, Event>,
> {
  readonly definitions: readonly Definition[];
  /** The definition of a type of event. Throws {@link UnknownEventError}. */
  definitionOf(type: string): Definition;
}

/** The types of event of a game. Throws when two definitions share a type: the program is wrong and must not start. */
export function eventsOfGame<State, Event, Definition extends DefinitionOver<State, Event>>(
  definitions: readonly Definition[],
): EventsOfGame<State, Event, Definition> {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  if (byType.size !== definitions.length) throw new Error('two event definitions share a type');
  return {
    definitions,
    definitionOf(type) {
      const definition = byType.get(type);
      if (!definition) throw new UnknownEventError(type);
      return definition;
    },
  };
}
