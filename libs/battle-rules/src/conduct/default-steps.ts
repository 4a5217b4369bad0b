import {
  type Activation,
  type BattleContext,
  type BattleState,
  COLUMN_SP,
  isColumn,
  leaderOf,
  nextSuperior,
  orderOf,
  type PlanStep,
  type Side,
  fitsAmongFriends,
  type UnitState,
} from '@vedette/battle';
import { freshContacts, groundKnown } from '@vedette/battle-sight';
import { cheapestPath, directionTo, distance, type Facing, type Hex, zoneOf } from '@vedette/hex';
import { groundCost, moverOf as groundMoverOf } from '../ground/ground-cost.js';
import { printedAllowance } from '../ground/allowance.js';
import { retreatStep } from '../ground/step-away.js';
import { entryHex, entryPrice } from '../movement/enter-map.js';
import { barsEntry, inland } from './clear-entry.js';
import { knownInSight } from '../movement/bounds.js';
import { keepsFront } from '../ground/keeps-front.js';

const WITHDRAW_FROM = 4;
/** Hexes farther from the enemy that a withdrawal leads (G-103). */
export const WITHDRAW_HEXES = 2;

/** What a unit without a plan does of itself, by its order (P-32.1, P-32.3). */
export function defaultSteps(context: BattleContext, activation: Activation, unit: UnitState): PlanStep[] {
  const level = activation.levels.get(unit.id) ?? activation.level;
  if (level === 'shock') return towardEnemy(context, unit, activation);
  if (level !== 'ME' && level !== 'RE') return [];
  if (unit.hex === null) return enter(context, unit, activation);
  if (barsEntry(context, unit) && orderOf(context.state, unit) !== 'ASLT') {
    const on = inland(context, unit, unit.hex, halfMove(unit));
    if (on.length > 0) return on;
  }
  switch (orderOf(context.state, unit)) {
    case 'WDRW':
      return away(context, unit);
    case 'MRCH':
      return context.state.commands.get(unit.command)!.rsm ? towardSuperior(context, unit, unit.hex) : [];
    case 'ASLT':
      return assaults(unit) ? towardEnemy(context, unit, activation) : [];
    case 'HOLD':
    case 'RSRV':
    case 'BOMB':
    case 'SKPD':
    case 'SUPT':
      return [];
  }
}

/**
 * A unit that has come enters whatever its orders, for off the map nobody can stand: on the march on toward its superior, in assault on
 * toward the enemy, under HOLD into the first hex, otherwise on as far as half a move leads, so that the next finds room (G-78, P-31.6, P-32.1).
 */
function enter(context: BattleContext, unit: UnitState, activation: Activation): PlanStep[] {
  const order = orderOf(context.state, unit);
  const marches = order === 'MRCH';
  const as: UnitState = marches ? { ...unit, formation: marchFormation(unit) } : unit;
  const here = isColumn(as) ? Math.min(unit.sp, COLUMN_SP[unit.type]) : unit.sp;
  const most = halfMove(unit);
  const hex = entryHex(context, as, here, most);
  if (hex === null) return [];
  if (order === 'ASLT' && assaults(unit)) return [hex, ...towardEnemy(context, { ...unit, hex }, activation)];
  const inColumn: PlanStep[] = marches && !isColumn(unit) ? [{ form: marchFormation(unit) }] : [];
  const toward = marches ? towardSuperior(context, as, hex) : [];
  if (order === 'HOLD') return [hex];
  return [
    ...inColumn,
    hex,
    ...(toward.length > 0
      ? toward
      : inland(context, { ...as, hex }, hex, most - (entryPrice(context, as, hex)?.cost ?? most))),
  ];
}

/** Guns and trains go nowhere of themselves where their brigade assaults: the order is for foot and horse (G-96). */
function assaults({ type }: UnitState): boolean {
  return type === 'INF' || type === 'SS' || type === 'CAV';
}

/** What a unit can count on to spend whatever comes of its command's attempt (P-03). */
function halfMove(unit: UnitState): number {
  return Math.floor(printedAllowance(unit) / 2);
}

/** The formation a type marches in. */
export function marchFormation({ type }: UnitState): 'column' | 'limbered' {
  return type === 'ART' || type === 'HART' ? 'limbered' : 'column';
}

/** The nearest hex of an enemy seen within four hexes, from whom troops under WDRW go back (G-103); null for none. */
export function driver(context: BattleContext, unit: UnitState, hex: Hex): Hex | null {
  const near = knownInSight(context, unit.side, hex)
    .map((contact) => contact.hex)
    .filter((at) => distance(at, hex) <= WITHDRAW_FROM)
    .sort((a, b) => distance(a, hex) - distance(b, hex) || (a < b ? -1 : 1));
  return near[0] ?? null;
}

/** Away from an enemy seen within four hexes, two hexes farther, guns limbering first (G-103). */
function away(context: BattleContext, unit: UnitState): PlanStep[] {
  const hex = unit.hex!;
  const cause = driver(context, unit, hex);
  if (cause === null) return [];
  const steps: PlanStep[] = unit.formation === 'unlimbered' ? [{ form: 'limbered' }] : [];
  let at = hex;
  for (let gone = 0; gone < WITHDRAW_HEXES; gone++) {
    const step = retreatStep(context, unit, at, cause);
    if (step === null) break;
    steps.push(step.hex);
    at = step.hex;
  }
  return steps.some((step) => typeof step === 'string') ? steps : [];
}

/** The shortest way to the next superior, by road if equal, up to the last hex of it that has room (P-32.1, G-34, G-22). */
function towardSuperior(context: BattleContext, unit: UnitState, from: string): PlanStep[] {
  const superior = nextSuperior(context.state, unit.command) ?? leaderOf(context.state, unit.command);
  if (superior === null || superior.hex === null) return [];
  const goal = superior.hex;
  const inColumn: PlanStep[] = isColumn(unit) || unit.hex === null ? [] : [{ form: marchFormation(unit) }];
  const ground = groundKnown(context, unit.side);
  const marching: UnitState = { ...unit, formation: marchFormation(unit) };
  const found = cheapestPath(
    {
      start: from,
      next: (hex) => context.map.grid.neighbours(hex),
      step: (at, to) =>
        byRoadIfEqual(
          context,
          at,
          to,
          groundCost(ground, groundMoverOf(marching), at, to, { inColumn: true }),
        ),
    },
    (hex) => hex === goal,
  );
  const last = found?.hexes.findLastIndex((hex) => hasRoom(context, marching, hex)) ?? -1;
  return last < 0 ? [] : [...inColumn, ...found!.hexes.slice(0, last + 1)];
}

/** No way has so many hexes that what roads take off it would make up for a point. */
const A_POINT = 10_000;

/** The price of a step, a trifle less by road: of ways that cost as much that by road is taken (P-32.1). */
function byRoadIfEqual(
  { map }: BattleContext,
  from: Hex,
  to: Hex,
  ground: ReturnType<typeof groundCost>,
): number | null {
  if (ground === null) return null;
  return ground.cost * A_POINT - (map.roadBetween(from, to) === null ? 0 : 1);
}

/** Whether a unit could stop in a hex beside those who are there now. */
function hasRoom({ state }: BattleContext, unit: UnitState, hex: string): boolean {
  return fitsAmongFriends(state, { ...unit, hex, extended: [] });
}

/** The cheapest way to a free hex from which the unit fronts the nearest enemy its side knows of, and there its front to him (P-32.3). */
export function towardEnemy(context: BattleContext, unit: UnitState, _activation: Activation): PlanStep[] {
  const { map } = context;
  const hex = unit.hex;
  if (hex === null) return [];
  const known = freshContacts(context.state, unit.side);
  const target = nearestKnown(known, hex);
  if (!target || distance(target.hex, hex) <= 1) return target ? fronting(unit, hex, target.hex) : [];
  // Who is not known of is no reason to go round: he is run into (P-25.7).
  const enemies = new Set(known.map((contact) => contact.hex));
  const inColumn = isColumn(unit);
  const ground = groundKnown(context, unit.side);
  const search = {
    start: hex,
    next: (at: Hex) => map.grid.neighbours(at).filter((one) => !enemies.has(one)),
    step: (at: Hex, to: Hex) => groundCost(ground, groundMoverOf(unit), at, to, { inColumn })?.cost ?? null,
  };
  const beside = (at: Hex): boolean => distance(at, target.hex) === 1;
  // Where friends have taken every hex before him he goes up to them.
  const found =
    cheapestPath(search, (at) => beside(at) && hasRoom(context, unit, at)) ?? cheapestPath(search, beside);
  if (!found) return [];
  const steps: PlanStep[] = [];
  let at = hex;
  let facing = unit.facing;
  for (const next of found.hexes) {
    const direction = directionTo(at, next)!;
    // In his zone nobody turns any more: the last step is taken with the front to him already, where both lie in front of one vertex.
    const ahead = next === found.hexes.at(-1) ? directionTo(next, target.hex) : null;
    const wanted = keepsFront(unit) ? vertexToward(facing, direction, ahead) : facing;
    if (wanted !== facing) {
      facing = wanted;
      steps.push({ face: facing });
    }
    steps.push(next);
    at = next;
  }
  return [...steps, ...fronting({ ...unit, facing }, at, target.hex)];
}

type Contacts = BattleState['contacts'][Side];

function nearestKnown(known: Contacts, hex: Hex): Contacts[number] | undefined {
  return [...known].sort(
    (a, b) => distance(a.hex, hex) - distance(b.hex, hex) || (a.hex < b.hex ? -1 : 1),
  )[0];
}

/** The hex of the nearest enemy a side knows of (P-11.1); null where it knows of none. */
export function nearestEnemy(context: BattleContext, side: Side, hex: Hex): Hex | null {
  return nearestKnown(freshContacts(context.state, side), hex)?.hex ?? null;
}

function fronting(unit: UnitState, at: string, enemy: string): PlanStep[] {
  const direction = directionTo(at, enemy);
  if (direction === null || zoneOf(unit.facing as Facing, direction) === 'front') return [];
  return [{ face: vertexToward(unit.facing, direction) }];
}

/** Of the two vertices that front a direction the one that takes fewer turns, if one of them fronts another direction as well that one. */
function vertexToward(facing: number, direction: number, other: number | null = null): number {
  const both = [direction, (direction + 1) % 6];
  const better = both.filter((vertex) => other !== null && (vertex === other || vertex === (other + 1) % 6));
  const [first, second = first] = better.length > 0 ? better : both;
  const turns = (to: number): number => Math.min((to - facing + 6) % 6, (facing - to + 6) % 6);
  return turns(first!) <= turns(second!) ? first! : second!;
}
