import { hexesOf, isColumn, type OrderName, type PlanStep, type UnitState } from '@vedette/battle';
import { allowanceOf, judgeStep, moverOf as groundMoverOf, type Mover } from '@vedette/battle-rules';
import { directionTo, distance, type Facing, type Hex, turnsBetween, zoneOf } from '@vedette/hex';
import type { MapTable } from './map-table.js';
import { fieldFor, stepsOut, wayRound } from './ways.js';

/** SP that may stand in one hex (G-22). */
const STACK_MOST = 12;
/** SP of friends in a hex that cost whoever passes one MP (G-29). */
const SP_A_POINT = 4;

/** Where a unit is to go, and how. */
export interface Errand {
  readonly goal: Hex;
  /** Formation it takes before it starts, if it has another. */
  readonly first?: UnitState['formation'];
  /** Formation it takes where it ends. */
  readonly last?: UnitState['formation'];
  /** What it fronts where it ends. */
  readonly toward?: Hex;
  /** Hexes it does not enter. */
  readonly shuns?: (hex: Hex) => boolean;
  /** It goes round them the whole way rather than as near as it gets without entering one. */
  readonly round?: boolean;
}

/** Steps of a plan, the unit as they would leave it, and what it would have spent by then. */
export interface Walk {
  readonly steps: PlanStep[];
  readonly unit: UnitState;
  readonly mover: Mover;
  /** Whom it fires at where it ends; by default whom it takes of itself. */
  readonly fireAt?: Hex;
}

/** A unit that sets out at a level under an order. */
export function settingOut(unit: UnitState, level: 'ME' | 'RE', order: OrderName): Mover {
  return {
    unit,
    level,
    order,
    spent: 0,
    entered: [],
    start: unit.hex,
    doubleTime: false,
    onPike: true,
    onRoad: true,
    freeFacing: false,
    amongFriends: false,
    givesWay: false,
  };
}

/**
 * The steps by which a unit gets nearest to its goal with the MP it would have: formation, hexes with the turns a line needs, and its
 * front at the end. Asked of the rules step by step on the officer's own table; what he does not know of may still stop it.
 */
export function walkToward(table: MapTable, from: Mover, errand: Errand): Walk {
  let mover = from;
  const steps: PlanStep[] = [];
  const take = (step: PlanStep): boolean => {
    const judged = judgeStep(table.context, mover, step);
    if (!judged.ok) return false;
    mover = judged.after;
    steps.push(step);
    return true;
  };
  if (errand.first !== undefined && errand.first !== mover.unit.formation) take({ form: errand.first });
  for (const next of wayWithin(table, mover, errand)) {
    const before = { mover, steps: steps.length };
    const turned = fronted(mover.unit, next).every(take);
    if (turned && take(next)) continue;
    mover = before.mover;
    steps.length = before.steps;
    break;
  }
  // Teams turn at no cost, guns by hand do not (P-03).
  if (errand.toward !== undefined && isColumn(mover.unit)) faceToward(mover.unit, errand.toward).some(take);
  if (errand.last !== undefined && errand.last !== mover.unit.formation) take({ form: errand.last });
  if (errand.toward !== undefined) faceToward(mover.unit, errand.toward).some(take);
  return { steps, unit: mover.unit, mover };
}

/** The same by several places one after the other, as far as the MP lead. */
export function walkBy(
  table: MapTable,
  from: Mover,
  legs: readonly Hex[],
  errand: Omit<Errand, 'goal'>,
): Walk {
  let walk: Walk = { steps: [], unit: from.unit, mover: from };
  for (const goal of legs) {
    const next = walkToward(table, walk.mover, { ...errand, goal });
    walk = { ...next, steps: [...walk.steps, ...next.steps] };
    if (walk.unit.hex !== goal) break;
  }
  return walk;
}

interface Reached {
  readonly hex: Hex;
  readonly cost: number;
  readonly before: Reached | null;
}

/**
 * The hexes a unit enters to get as near to its goal as its MP lead: of all places it can reach and stop in the one from which the
 * goal is nearest, reached the cheapest way; friends who crowd a hex cost what they cost in passing (G-22, G-29).
 */
function wayWithin(table: MapTable, mover: Mover, errand: Errand): Hex[] {
  const { unit } = mover;
  const { context } = table;
  const field =
    errand.round && errand.shuns
      ? wayRound(context, unit, errand.goal, errand.shuns)
      : fieldFor(context, unit, errand.goal);
  const out = stepsOut(context, groundMoverOf(unit), isColumn(unit));
  const most = allowanceOf(context, mover) - mover.spent;
  const rings: Reached[][] = [];
  const put = (one: Reached): void => {
    if (one.cost <= most || one.before === null) (rings[one.cost] ??= []).push(one);
  };
  if (unit.hex === null)
    for (const hex of entries(table, unit)) put({ hex, cost: 1 + table.waitingAt(hex), before: null });
  else put({ hex: unit.hex, cost: 0, before: null });
  const done = new Set<Hex>();
  let best: Reached | null = null;
  let least = unit.hex === null ? Infinity : (field.get(unit.hex) ?? Infinity);
  for (let cost = 0; cost < rings.length; cost += 1)
    for (const at of rings[cost] ?? []) {
      if (done.has(at.hex)) continue;
      done.add(at.hex);
      const left = field.get(at.hex) ?? Infinity;
      if (left < least && cost <= most && hasRoom(table, { ...unit, hex: at.hex })) {
        best = at;
        least = left;
      }
      const passing = at.hex === unit.hex ? 0 : Math.floor(table.spIn(at.hex) / SP_A_POINT);
      for (const [hex, price] of out(at.hex)) {
        if (done.has(hex) || errand.shuns?.(hex) || (at.before === null && table.isBarred(unit.id, hex)))
          continue;
        put({ hex, cost: cost + price + passing, before: at });
      }
    }
  const way: Hex[] = [];
  for (let at = best; at !== null; at = at.before) if (at.hex !== unit.hex) way.unshift(at.hex);
  return way;
}

/** Hexes by which a unit off the map may enter now. */
function entries({ battle }: MapTable, { group }: UnitState): readonly Hex[] {
  const arrival = battle.arrivals.find(({ id, arrived }) => id === group && arrived);
  return arrival ? (battle.map.areas[arrival.alternative?.area ?? arrival.area]?.hexes ?? []) : [];
}

/** Turns a line makes before it enters a hex, so that it goes forward. */
function fronted(unit: UnitState, to: Hex): PlanStep[] {
  const direction = unit.hex === null ? null : directionTo(unit.hex, to);
  const keeps = unit.formation === 'line' || unit.formation === 'dismounted';
  if (direction === null || !keeps || zoneOf(unit.facing as Facing, direction) === 'front') return [];
  return [{ face: nearestVertex(unit.facing, direction) }];
}

/** Ways to front a hex, the best first: a full turn, or as much of it as can be had. */
function faceToward(unit: UnitState, hex: Hex): PlanStep[] {
  if (unit.hex === null || unit.hex === hex) return [];
  const wanted = bearing(unit.hex, hex);
  if (wanted === unit.facing) return [];
  return [wanted, (wanted + 1) % 6, (wanted + 5) % 6]
    .filter(
      (face) =>
        turnsBetween(face as Facing, wanted as Facing) <
        turnsBetween(unit.facing as Facing, wanted as Facing),
    )
    .map((face) => ({ face }));
}

/** The vertex that looks most nearly from one hex to another. */
export function bearing(from: Hex, to: Hex): number {
  const dx = Number(to.slice(0, 2)) - Number(from.slice(0, 2));
  const half = (hex: Hex): number => Number(hex.slice(2)) + (Number(hex.slice(0, 2)) % 2 === 0 ? 0.5 : 0);
  // Columns are 0.866 of a hex apart, rows one.
  const angle = Math.atan2(half(from) - half(to), dx * 0.866);
  return ((Math.round(angle / (Math.PI / 3)) % 6) + 6) % 6;
}

function nearestVertex(facing: number, direction: number): number {
  const turns = (to: number): number => turnsBetween(facing as Facing, to as Facing);
  const other = (direction + 1) % 6;
  return turns(direction) <= turns(other) ? direction : other;
}

function hasRoom(table: MapTable, unit: UnitState): boolean {
  const own = table.battle.units.get(unit.id)!;
  const there = table.spIn(unit.hex!) - (hexesOf(own).includes(unit.hex!) ? own.sp : 0);
  return there + Math.min(unit.sp, STACK_MOST) <= STACK_MOST;
}

/** Hexes between a place and the nearest of some hexes; infinite where there are none. */
export function nearest(from: Hex, hexes: Iterable<Hex>): number {
  let least = Infinity;
  for (const hex of hexes) least = Math.min(least, distance(from, hex));
  return least;
}
