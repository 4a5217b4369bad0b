import type { Static, TSchema } from '@sinclair/typebox';
import type { GameEvent } from './game-event.js';
import type { SeenKeys } from './seen-keys.js';

/** A type of event of a game: its data, what others may see of it, and what it changes in the game's state. */
export interface EventDefinition<State, Phase extends string, S extends TSchema = TSchema> {
  readonly type: string;
  /** Version of the data's schema; older versions are brought up by {@link upcast}. */
  readonly version: number;
  readonly data: S;
  readonly seen: SeenKeys<string>;
  /** Changes the state as the event says. Called with the state that the event was decided on, or its fold. */
  apply(state: State, event: GameEvent<Phase, Static<S>>): void;
  /** `upcast[v]` turns data of version v into data of version v + 1. */
  readonly upcast: Readonly<Record<number, (data: unknown) => unknown>>;
}

/** What a game writes down to declare a type of event; `version` is 1 and nothing is seen in part unless said. */
export interface EventDeclaration<State, Phase extends string, S extends TSchema> {
  readonly type: string;
  readonly version?: number;
  readonly data: S;
  readonly seen?: SeenKeys<keyof Static<S> & string>;
  readonly apply: (state: State, event: GameEvent<Phase, Static<S>>) => void;
  readonly upcast?: Readonly<Record<number, (data: unknown) => unknown>>;
}

/** The `defineEvent` of one game: declares a type of event over its state and its phases. */
export function eventsOver<State, Phase extends string>() {
  return function defineEvent<S extends TSchema>(
    declaration: EventDeclaration<State, Phase, S>,
  ): EventDefinition<State, Phase, S> {
    return { version: 1, seen: {}, upcast: {}, ...declaration };
  };
}
