import type { Static, TSchema } from '@sinclair/typebox';
import type { GameEvent } from './game-event.js';
import type { SeenKeys } from './seen-keys.js';

/** A type of event of a game: its data, what others may see of it, and what it changes in the game's state. */
export interface EventDefinition<
  State,
  Phase extends string,
  S extends TSchema = TSchema,
  Type extends string = string,
> {
  readonly type: Type;
  /** Version of the data's schema; older versions are brought up by {@link upcast}. */
  readonly version: number;
  readonly data: S;
  readonly seen: SeenKeys<string>;
  /** Changes the state as the event says. Called with the state that the event was decided on, or its fold. */
  apply(state: State, event: GameEvent<Phase, Static<S>, Type>): void;
  /** `upcast[v]` turns data of version v into data of version v + 1. */
  readonly upcast: Readonly<Record<number, (data: unknown) => unknown>>;
}

/** The data of the events that a definition defines. */
export type DataOf<D> = D extends { readonly data: infer S extends TSchema } ? Static<S> : never;

/** The events that definitions define: of several, a union told apart by `type`. */
export type EventOf<Phase extends string, D> = D extends {
  readonly type: infer Type extends string;
  readonly data: infer S extends TSchema;
}
  ? GameEvent<Phase, Static<S>, Type>
  : never;

/** What a game writes down to declare a type of event; `version` is 1 and nothing is seen in part unless said. */
export interface EventDeclaration<State, Phase extends string, S extends TSchema, Type extends string> {
  readonly type: Type;
  readonly version?: number;
  readonly data: S;
  readonly seen?: SeenKeys<keyof Static<S> & string>;
  readonly apply: (state: State, event: GameEvent<Phase, Static<S>, Type>) => void;
  readonly upcast?: Readonly<Record<number, (data: unknown) => unknown>>;
}

/** The `defineEvent` of one game: declares a type of event over its state and its phases. */
export function eventsOver<State, Phase extends string>() {
  return function defineEvent<S extends TSchema, const Type extends string>(
    declaration: EventDeclaration<State, Phase, S, Type>,
  ): EventDefinition<State, Phase, S, Type> {
    return { version: 1, seen: {}, upcast: {}, ...declaration };
  };
}
