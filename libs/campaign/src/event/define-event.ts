import type { Static, TSchema } from '@sinclair/typebox';
import type { CampaignState } from '../state/campaign-state.js';
import type { GameEvent } from './game-event.js';

/**
 * What a player is told of an event: the keys of `data` he gets for each degree. Whoever saw it only in part and whose
 * degree is missing learns nothing but that something happened. Whoever saw it whole gets all keys, unless `full` lists
 * them because the event also settles what not even its own side can see.
 */
export interface SeenKeys<K extends string> {
  /** Number of the rule that lets others see it, cited to them where the event's own rule would tell why it was done. */
  readonly rule?: string;
  /** The draws stay with the referee: from them and the outcome one could reckon what `full` leaves out. */
  readonly dice?: 'hidden';
  readonly full?: readonly K[];
  readonly start?: readonly K[];
  readonly end?: readonly K[];
  readonly partial?: readonly K[];
}

/** A type of event: its data, what others may see of it, and what it changes. */
export interface EventDefinition<S extends TSchema = TSchema> {
  readonly type: string;
  /** Version of the data's schema; older versions are brought up by {@link upcast}. */
  readonly version: number;
  readonly data: S;
  readonly seen: SeenKeys<string>;
  /** Changes the state as the event says. Called with the state that the event was decided on, or its fold. */
  apply(state: CampaignState, event: GameEvent<Static<S>>): void;
  /** `upcast[v]` turns data of version v into data of version v + 1. */
  readonly upcast: Readonly<Record<number, (data: unknown) => unknown>>;
}

/** Declares a type of event; `version` is 1 and nothing is seen in part unless said. */
export function defineEvent<S extends TSchema>(definition: {
  type: string;
  version?: number;
  data: S;
  seen?: SeenKeys<keyof Static<S> & string>;
  apply: (state: CampaignState, event: GameEvent<Static<S>>) => void;
  upcast?: Record<number, (data: unknown) => unknown>;
}): EventDefinition<S> {
  return { version: 1, seen: {}, upcast: {}, ...definition };
}
