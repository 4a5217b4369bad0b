import {
  frontOf,
  standingOf,
  weighed,
  type Activation,
  type BattleContext,
  type UnitState,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { fireColumn, fireResult } from '../tables/fire-table.js';
import { bearsOn, roomOf, strengthOf, type Attack } from './attack.js';
import { fireDrms } from './fire-drms.js';
import { isBattery, rangeDrm } from '../tables/weapons.js';

/** Within this range the closest target must be taken (G-35). */
const CLOSE = 3;
/** Beyond it nobody shoots of himself (P-32.2). */
const DEFAULT_REACH = 6;
/** Boxes at which troops shoot of themselves at neighbours alone (P-32.2). */
const SPARING_AT = 2;
const HIGHEST_DIE = 9;

/** A hex a unit can fire at from one of its hexes. */
export interface Target {
  readonly hex: Hex;
  readonly range: number;
  readonly kind: string;
}

/** Every hex with enemies of which the side has a contact of this turn and on which the unit bears from a hex (P-08.1). */
export function targetsOf(context: BattleContext, unit: UnitState, from: Hex): Target[] {
  const { state } = context;
  const seen = state.contacts[unit.side].filter((contact) => contact.seen === state.turn);
  const targets = seen
    // Range and facing rule out most; who stands there is looked up only for the rest.
    .filter(({ hex }) => bearsOn(context, unit, from, hex, false))
    .filter(({ hex }) => frontOf(state, hex).some((one) => one.unit.side !== unit.side))
    .map(({ hex, kind }) => ({ hex, range: distance(from, hex), kind }));
  return targets.sort((a, b) => a.range - b.range || (a.hex < b.hex ? -1 : 1));
}

/** Of targets within three hexes the closest, of these those not yet engaged in this activation if there are any; beyond, all (G-35). */
export function legalTargets(
  { state }: BattleContext,
  activation: Activation,
  targets: readonly Target[],
): Target[] {
  const [closest] = targets;
  if (!closest || closest.range > CLOSE) return [...targets];
  const close = targets.filter(({ range }) => range === closest.range);
  const fresh = close.filter(
    ({ hex }) => !frontOf(state, hex).some(({ unit }) => activation.engaged.has(unit.id)),
  );
  return fresh.length > 0 ? fresh : close;
}

/**
 * The target a unit takes of itself (P-32.2): by its standing instruction, else the first that may be, beyond three hexes the nearest within
 * six, of guns where their range costs nothing; never where no die could do anything, nor far with few rounds left. Null for none.
 */
export function defaultTarget(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  from: Hex,
): Hex | null {
  const legal = legalTargets(context, activation, targetsOf(context, unit, from));
  const wished = standingOf(context.state, unit, 'fireAt') ?? [];
  const preferred = wished.flatMap((wish) => legal.filter(({ hex, kind }) => wish === hex || wish === kind));
  const near = legal.filter((target) => target.range <= CLOSE || isWorthIt(unit, target.range));
  for (const target of [...preferred, ...near]) {
    if (context.state.switches.ammunition && unit.ammo <= SPARING_AT && target.range > 1) continue;
    if (canHurt(context, activation, attackOn(context, unit, from, target.hex))) return target.hex;
  }
  return null;
}

function isWorthIt(unit: UnitState, range: number): boolean {
  return isBattery(unit) ? (rangeDrm(unit, range) ?? -1) >= 0 : range <= DEFAULT_REACH;
}

/** An attack by one unit alone, as it weighs whether to fire. */
export function attackOn(context: BattleContext, unit: UnitState, from: Hex, target: Hex): Attack {
  const shots = [{ unit, sp: roomOf(context, unit, from) }];
  return { kind: 'phasing', side: unit.side, from, target, shots, only: null, rapid: 0, odd: null };
}

/** Whether the best die could bring a result. */
export function canHurt(context: BattleContext, activation: Activation | null, attack: Attack): boolean {
  const column = fireColumn(strengthOf(context, attack));
  if (column === null) return false;
  const front = frontOf(context.state, attack.target).map(({ unit }) => unit);
  const one = attack.only === null ? undefined : context.state.units.get(attack.only);
  const struck = one ? [one] : front;
  const best = weighed({ label: '', die: HIGHEST_DIE }, fireDrms(context, attack, struck, activation), {});
  return fireResult(best.adjusted, column) !== '-';
}
