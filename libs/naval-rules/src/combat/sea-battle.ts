import type { Port, Ship, ShipPlaceDocument, StateId } from '@vedette/campaign';
import type { SeaArea } from '@vedette/geography';
import type { Audience } from '@vedette/record';
import type { NavalCombatFigures, NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { Waters } from '../movement/waters.js';
import { shipOrders, type ShipOrders } from '../orders/ship-orders.js';

/** A ship or transport group in battle. */
export interface Fighter {
  readonly ship: Ship;
  readonly orders: ShipOrders;
  /** Whether it carries guns (PATE 2.1: transports are no ships). */
  readonly armed: boolean;
  /** Fights at close quarters; `closed` if it was the one to close (7.5). */
  close: boolean;
  closed: boolean;
}

/** One side of a battle: states by id, ships by id. */
export interface BattleSide {
  readonly states: readonly StateId[];
  fighters: Fighter[];
  /** The port whose batteries fight with it, if any (7.7). */
  readonly batteries: Port | null;
  gauge: 'windward' | 'leeward' | null;
  /** What came of its attempt on the enemy's line; `ahead` if it kept its own (7.6). */
  line: 'ahead' | 'through' | 'divided';
}

/** A battle in one tactical area. */
export interface SeaBattle {
  /** Names the battle in events and draws. */
  readonly id: string;
  readonly place: ShipPlaceDocument;
  readonly port: Port | null;
  readonly harbor: boolean;
  /** In coastal waters with the wind on the shore (7.4). */
  readonly onshore: boolean;
  readonly sides: readonly [BattleSide, BattleSide];
  readonly seekers: readonly string[];
  readonly audience: BattleAudience;
}

/** Who learns of a battle, fixed when it begins: ships may be gone when it ends. */
export interface BattleAudience {
  /** A side's own matters. */
  own(side: BattleSide): Audience;
  /** A matter of one side that all in contact see happen. */
  open(side: BattleSide): Audience;
  /** A matter of both sides. */
  readonly all: Audience;
}

/** What every rule of battle needs at hand. */
export interface Combat {
  readonly context: PhaseContext;
  readonly naval: NavalFigures;
  readonly figures: NavalCombatFigures;
  readonly waters: Waters;
  readonly seas: ReadonlyMap<string, SeaArea>;
  /** Ships that were in a battle, or evaded one: no ship is in two a turn. */
  readonly done: Set<string>;
}

/** The waters as they lie now, before anybody has fought. */
export function combatOf(context: PhaseContext, naval: NavalFigures): Combat {
  return {
    context,
    naval,
    figures: naval.combat,
    waters: new Waters(context.state),
    done: new Set(),
    seas: new Map(context.state.theatre.seas.map((sea) => [sea.code, sea])),
  };
}

export function fighterOf({ context }: Combat, ship: Ship): Fighter {
  const armed = isWarship(ship);
  return { ship, orders: shipOrders(context, ship), armed, close: false, closed: false };
}

/** Ships proper, as against transport groups (PATE 2.1). */
export function isWarship({ kind }: Ship): boolean {
  return kind.role.fights;
}

/** Whether a ship brings battle about: nobody fights unless one of them is there (7.1). */
export function seeksBattle({ combat }: ShipOrders): boolean {
  return combat.stance === 'engage' || combat.stance === 'run-past';
}

export function armedOf(side: BattleSide): Fighter[] {
  return side.fighters.filter(({ armed }) => armed);
}

export function otherSide(battle: SeaBattle, side: BattleSide): BattleSide {
  return battle.sides[0] === side ? battle.sides[1] : battle.sides[0];
}

/** A number as events show it. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
