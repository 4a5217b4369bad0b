import type { View } from '@vedette/record';
import type { ShipPlaceDocument, ShipStatus, WindDocument } from '../document/naval.schema.js';
import type { Quality } from '../document/names.schema.js';
import type { PlayerId, ShipId, StateId, UnitId } from '../identity.js';
import type { ShipType } from '../pieces/ship-type.js';
import { copyOf } from './copy-of.js';

/** A city while a turn is played (GITM AMWOL 1.3, 2.6, 2.7). */
export interface MutableCity {
  readonly name: string;
  readonly square: number;
  readonly tactical: number;
  readonly level: number;
  state: StateId;
  supplies: number;
  stores: number;
  fort: { level: number; capacity: number } | null;
  manufacturing: number;
  besieged: boolean;
  turn: MutablePlaceTurn;
}
/** A city while a turn is played, for reading. */
export type City = View<MutableCity>;

/** Movements of supplies and stores a place has already originated this turn (10.6, PATE 3.5). */
export interface MutablePlaceTurn {
  /** Units of supplies and stores already sent this turn, one counter. */
  sent: number;
  /** Supplies and stores that arrived this turn and may not move on. */
  receivedSupplies: number;
  receivedStores: number;
  /** Yard capacity already used this turn. */
  yardUsed: number;
}
/** What a place has sent and received this turn, for reading. */
export type PlaceTurn = View<MutablePlaceTurn>;

export function freshPlaceTurn(): MutablePlaceTurn {
  return { sent: 0, receivedSupplies: 0, receivedStores: 0, yardUsed: 0 };
}

/** A port while a turn is played (PATE 1.5, 1.6). `square` is -1 off the land map; then it has its own goods. */
export interface MutablePort {
  readonly name: string;
  readonly sea: string;
  readonly exit: 'N' | 'E' | 'S' | 'W';
  readonly square: number;
  readonly tactical: number;
  readonly coast: readonly number[];
  readonly defence: number;
  batteries: number;
  damagedBatteries: boolean;
  yard: number;
  building: number;
  state: StateId;
  supplies: number;
  stores: number;
  turn: MutablePlaceTurn;
}
/** A port while a turn is played, for reading. */
export type Port = View<MutablePort>;

/** A ship or transport group while a turn is played (PATE 2). */
export interface MutableShip {
  readonly id: ShipId;
  readonly state: StateId;
  readonly number: number;
  readonly type: string;
  /** What it is and does by the book's table. */
  readonly kind: ShipType;
  name: string | null;
  at: ShipPlaceDocument;
  base: string | null;
  crew: number;
  marines: number;
  quality: Quality;
  experience: number;
  morale: number;
  stores: number;
  hull: number;
  rigging: number;
  attachedTo: ShipId | null;
  commander: PlayerId | null;
  deputy: PlayerId | null;
  status: ShipStatus;
  capacity: number | null;
  cargo: { units: UnitId[]; supplies: number; stores: number };
  gauge: 'windward' | 'leeward' | null;
  turnsWithoutStores: number;
  reactivating: { turnsLeft: number } | null;
  formerly: string | null;
  /** What the ship has done this turn; empty when a turn opens. */
  turn: Record<string, unknown>;
}
/** A ship or transport group while a turn is played, for reading. */
export type Ship = View<MutableShip>;

/** An independent copy. */
export function copyShip(ship: Ship): MutableShip {
  return {
    ...ship,
    at: copyOf(ship.at),
    cargo: { ...ship.cargo, units: [...ship.cargo.units] },
    reactivating: ship.reactivating && { ...ship.reactivating },
    turn: copyOf(ship.turn),
  };
}

/** Weather of one sea area. */
export interface MutableSeaWeather {
  readonly sea: string;
  wind: WindDocument | null;
  storm: boolean;
  next: { wind?: WindDocument; storm?: boolean } | null;
}
/** Weather of one sea area, for reading. */
export type SeaWeather = View<MutableSeaWeather>;

/** A unit or ship that is no more. */
export interface Destroyed {
  readonly unit: string;
  readonly turn: number;
  readonly phase: string;
  readonly rule: string;
  /** Men it still had and who are gone with it. */
  readonly men?: number;
}
