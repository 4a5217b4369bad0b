import {
  enemyOf,
  hexesOf,
  isColumn,
  isHeldBy,
  orderOf,
  unitsIn,
  type Activation,
  type BattleContext,
  type BattleState,
  type UnitState,
} from '@vedette/battle';
import { directionTo, distance, type Hex } from '@vedette/hex';
import { frontsOf } from '../ground/zones.js';
import type { Field } from '../ground/ground-cost.js';
import { isBattery } from '../tables/weapons.js';

/** Whether a unit may attack with cold steel in this activation: ordered foot or horse under ASLT at ME, or by a mandate (P-11.1, P-06.3). */
export function mayShock({ state }: Field, activation: Activation, unit: UnitState): boolean {
  if (isBattery(unit) || unit.type === 'WAG' || unit.state !== 'ordered' || unit.hex === null) return false;
  const level = activation.levels.get(unit.id) ?? activation.level;
  if (level === 'shock') return true;
  return level === 'ME' && orderOf(state, unit) === 'ASLT';
}

/** The hexes that a unit fronts and that hold enemies: what it can attack. A column attacks over its head only (G-33). */
export function frontedEnemies({ state, map }: Field, unit: UnitState): Hex[] {
  const own = isColumn(unit) ? [unit.hex] : hexesOf(unit);
  const fronts = new Set(frontsOf(unit));
  const enemy = enemyOf(unit.side);
  const fronted = own
    .filter((hex) => hex !== null)
    .flatMap((hex) => map.grid.neighbours(hex).filter((next) => fronts.has(directionTo(hex, next)!)));
  return [...new Set(fronted)].filter((hex) => isHeldBy(state, enemy, hex)).sort();
}

/** SP with which a unit strikes: whole or, of the disordered and the collapsed, half, but one at least (P-11.6, P-15). */
export function shockStrength(unit: UnitState, onFoot: (unit: UnitState) => number): number {
  const whole = onFoot(unit);
  let sp = unit.state === 'ordered' ? whole : Math.max(1, Math.floor(whole / 2));
  if (unit.collapsed) sp = Math.max(1, Math.floor(sp / 2));
  return sp;
}

/**
 * The hex a unit is going to shock: that of its plan if it fronts it; else, under ASLT, the first it fronts where the odds demand it (P-11.1),
 * as `demands` weighs them. Null for none.
 */
export function shockTargetOf(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  demands: (hex: Hex) => boolean,
): Hex | null {
  if (!mayShock(context, activation, unit)) return null;
  const fronted = frontedEnemies(context, unit);
  const planned = activation.plans.get(unit.id)?.shock;
  if (planned !== undefined && fronted.includes(planned)) return planned;
  return fronted.find(demands) ?? null;
}

/** Units of the activation beside a hex and fronting it, able to attack it: whose strengths make the odds (P-11.1). */
export function ableAgainst(context: BattleContext, activation: Activation, hex: Hex): UnitState[] {
  return activation.units
    .map((id) => context.state.units.get(id))
    .filter((unit) => unit !== undefined)
    .filter((unit) => mayShock(context, activation, unit) && frontedEnemies(context, unit).includes(hex));
}

/** The enemies in a hex, by side of the attacker. */
export function defendersIn(state: BattleState, side: string, hex: Hex): UnitState[] {
  return unitsIn(state, hex)
    .filter((unit) => unit.side !== side)
    .sort(
      (a, b) => Number(b.hex === hex) - Number(a.hex === hex) || a.stack - b.stack || (a.id < b.id ? -1 : 1),
    );
}

/** Hexes to the nearest of a unit's hexes. */
export function hexesTo(unit: UnitState, hex: Hex): number {
  return Math.min(...hexesOf(unit).map((own) => distance(own, hex)));
}
