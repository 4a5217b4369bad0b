import type { View } from '@vedette/record';
import type { Quality } from '../document/names.schema.js';
import type { UnitStatus } from '../document/unit.schema.js';
import type { PlayerId, ShipId, StateId, UnitId } from '../identity.js';
import type { UnitType } from '../pieces/unit-type.js';
import { copyUnitTurn, freshUnitTurn, type MutableUnitTurn } from './unit-turn.js';

/** Losses a unit has to its name; wounded, prisoners and stragglers may come back (GITM AMWOL 9.13). Men. */
export interface MutableCasualties {
  killed: number;
  wounded: number;
  prisoners: number;
  stragglers: number;
}

export type Casualties = View<MutableCasualties>;

/** A land unit as `apply` of events has it in hand. */
export interface MutableUnit {
  readonly id: UnitId;
  readonly state: StateId;
  readonly number: number;
  /** Type code of the rule book, for instance `IN`. */
  readonly type: string;
  /** What it is and does by the book's table. */
  readonly kind: UnitType;
  name: string | null;
  /** Strategic square index, or -1 when off the land map. */
  square: number;
  /** Tactical square 0-224, or -1. */
  tactical: number;
  /** Off-map port of a garrison, else null. */
  place: string | null;
  strength: number;
  batteries: number;
  regiments: number;
  weapon: string | null;
  gun: string | null;
  quality: Quality;
  experience: number;
  morale: number;
  fatigue: number;
  initiative: number | null;
  supplies: number;
  ammunition: number;
  commander: PlayerId | null;
  deputy: PlayerId | null;
  status: UnitStatus;
  inFort: boolean;
  aboard: ShipId | null;
  casualties: MutableCasualties;
  /** Id or name of the place it draws from, chosen at the end of the last turn or by order. */
  supplySource: string | null;
  reforming: { turnsLeft: number; waited: number } | null;
  homeCity: string | null;
  /** A bridge train that spans its tactical square (ROTD 12.4). */
  deployed: boolean;
  /** The id it had before it was captured (ROTD 12.6). */
  formerly: UnitId | null;
  /** Turns in a row, before this one, in which it neither ate nor foraged (ROTD 11.10). */
  turnsOutOfSupply: number;
  /** Derived at turn's end and held for the next turn (reading H7): in communications, and with whom. */
  communications: boolean;
  communicationsSource: string | null;
  supplied: boolean;
  turn: MutableUnitTurn;
}

/** A land unit while a turn is played: rules read it, only events change it. */
export type Unit = View<MutableUnit>;

/** An independent copy. */
export function copyUnit(unit: Unit): MutableUnit {
  return {
    ...unit,
    casualties: { ...unit.casualties },
    reforming: unit.reforming && { ...unit.reforming },
    turn: copyUnitTurn(unit.turn),
  };
}

export { freshUnitTurn };
