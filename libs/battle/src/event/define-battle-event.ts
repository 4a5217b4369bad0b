import type { Static, TSchema } from '@sinclair/typebox';
import type { DefinitionOver, EventsOfGame } from '@vedette/record';
import type { BattleDie } from '../dice/battle-die.js';
import type { MutableBattleState } from '../state/battle-state.js';
import type { BattleEvent, SightLevel } from './battle-event.js';
import { applyBattleEvent } from './fold-battle.js';

/** Seeing an event otherwise than whole. */
type PartSeen = Exclude<SightLevel, 'full'>;

/** A type of event of a battle: its data, and which keys of it who saw it in part is told. */
export interface BattleEventDefinition<
  S extends TSchema = TSchema,
  Kind extends string = string,
> extends DefinitionOver<MutableBattleState, BattleEvent> {
  readonly type: Kind;
  readonly data: S;
  /** Keys told by level of sight; a level that is missing is told that something happened, and where. */
  readonly seen: Readonly<Partial<Record<PartSeen, readonly string[]>>>;
  /** What of a die is told to who saw the event whole; null for nothing. Unsaid: all of it. */
  readonly tellDie?: (die: BattleDie) => Readonly<Record<string, unknown>> | null;
}

/**
 * Declares a type of event; `version` is 1 and nothing is told in part unless said. What it changes its `change` says, so all types
 * are folded alike.
 */
export function defineBattleEvent<S extends TSchema, const Kind extends string>(declaration: {
  readonly type: Kind;
  readonly data: S;
  readonly version?: number;
  readonly seen?: Readonly<Partial<Record<PartSeen, readonly (keyof Static<S> & string)[]>>>;
  readonly tellDie?: BattleEventDefinition['tellDie'];
  readonly upcast?: BattleEventDefinition['upcast'];
}): BattleEventDefinition<S, Kind> {
  return { version: 1, seen: {}, upcast: {}, ...declaration, apply: applyBattleEvent };
}

/** The events a definition defines. */
export type BattleEventOf<D> =
  D extends BattleEventDefinition<infer S, infer Kind> ? BattleEvent<Static<S>, Kind> : never;

/** The types of event of a battle, by their names. */
export type BattleEvents = EventsOfGame<MutableBattleState, BattleEvent, BattleEventDefinition>;
