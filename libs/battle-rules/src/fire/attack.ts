import {
  couldFire,
  frontOf,
  hexesOf,
  isColumn,
  type FireKind,
  type Side,
  throughOneSide,
  type UnitState,
  withRounds,
} from '@vedette/battle';
import { hasLineOfFire, isRaining } from '@vedette/battle-sight';
import { distance, inFieldOfFire, type Facing, type Hex } from '@vedette/hex';
import type { Field } from '../ground/ground-cost.js';
import { blocksFire } from './friends-in-line.js';
import { isBattery, isFoot, reachOf } from '../tables/weapons.js';

/** A unit of an attack and the SP it fires from the hex, before any halving. */
export interface Shot {
  readonly unit: UnitState;
  readonly sp: number;
}

/** One attack by fire: units of one hex with one weapon at one hex (P-08.1). The first is the highest in the stack. */
export interface Attack {
  readonly kind: FireKind;
  readonly side: Side;
  readonly from: Hex;
  readonly target: Hex;
  readonly shots: readonly Shot[];
  /** Return fire strikes the unit it answers alone (G-28). */
  readonly only: string | null;
  /** First or second fire of a battery that fires fast (P-16.2). */
  readonly rapid: 0 | 1 | 2;
  /** The firing player's choice for odd points of loss (G-28). */
  readonly odd: string | null;
}

/** SP the dead of ammunition may still fire in answer: half, at a neighbour alone (P-17). */
const LAST_ROUNDS_RANGE = 1;

/** Whether a unit could fire from one of its hexes at another, ground, range, facing and ammunition regarded. */
export function bearsOn(field: Field, unit: UnitState, from: Hex, target: Hex, inAnswer: boolean): boolean {
  const range = distance(from, target);
  if (range < 1 || range > reachOf(field.state, unit)) return false;
  const ready = withRounds(field.state, unit);
  if (!couldFire({ ...ready, ammo: Math.max(ready.ammo, lastRounds(unit, range, inAnswer) ? 1 : 0) }))
    return false;
  if (field.map.isCut(from) && range > 1) return false;
  if (!inFieldOfFire(from, unit.facing as Facing, target, unit.refused)) return false;
  return hasLineOfFire(field, from, target) && !blocksFire(field, unit, from, target);
}

/** Whether small arms without a round left have their last ones for a neighbour (P-17). */
export function hasLastRounds(unit: UnitState, range: number): boolean {
  return unit.ammo === 0 && !isBattery(unit) && range === LAST_ROUNDS_RANGE;
}

function lastRounds(unit: UnitState, range: number, inAnswer: boolean): boolean {
  return inAnswer && hasLastRounds(unit, range);
}

/** SP a unit brings to bear from a hex by the room in front (G-24); with the last rounds what its place in front would let it. */
export function roomOf(field: Field, unit: UnitState, from: Hex): number {
  const front = frontOf(field.state, from).find((one) => one.unit.id === unit.id);
  if (!front) return 0;
  return throughOneSide(unit, front.sp);
}

/**
 * SP of an attack after halving, rounded down each time (P-29): mounted cavalry; out of close terrain at a neighbour; rain; fire at a hex
 * about to be shocked; men at their last rounds.
 */
export function strengthOf(
  field: Field,
  { shots, from, target, kind }: Omit<Attack, 'rapid' | 'odd'>,
): number {
  let sp = shots.reduce((sum, shot) => {
    const mounted = shot.unit.type === 'CAV' && shot.unit.formation === 'mounted';
    return sum + (mounted ? Math.floor(shot.sp / 2) : shot.sp);
  }, 0);
  if (field.map.isClose(from) && distance(from, target) === 1) sp = Math.floor(sp / 2);
  if (isRaining(field.state)) sp = Math.floor(sp / 2);
  if (kind === 'shock') sp = Math.floor(sp / 2);
  if (field.state.switches.ammunition && shots.every(({ unit }) => unit.ammo === 0)) sp = Math.floor(sp / 2);
  return sp;
}

/** The hex of a unit from which it bears on a target with most SP; ties: the nearer, then the lower number. Null if none. */
export function bestHex(field: Field, unit: UnitState, target: Hex, inAnswer: boolean): Hex | null {
  const bearing = hexesOf(unit)
    .filter((hex) => bearsOn(field, unit, hex, target, inAnswer))
    .map((hex) => ({ hex, sp: roomOf(field, unit, hex), range: distance(hex, target) }))
    .filter(({ sp }) => sp > 0 || unit.ammo === 0);
  bearing.sort((a, b) => b.sp - a.sp || a.range - b.range || (a.hex < b.hex ? -1 : 1));
  return bearing[0]?.hex ?? null;
}

/** What of a unit keeps it from answering fire at all (P-10). */
export function canReact({ state }: Field, unit: UnitState): boolean {
  return (
    unit.state !== 'routed' &&
    !isColumn(unit) &&
    unit.type !== 'WAG' &&
    (withRounds(state, unit).ammo > 0 || isFoot(unit) || unit.type === 'CAV')
  );
}
