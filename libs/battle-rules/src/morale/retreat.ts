import {
  bottomOf,
  COLUMN_SP,
  hexesOf,
  isColumn,
  fitsIn,
  UnitGaveGround,
  type BattleContext,
  type BattleRule,
  type Formation,
  type UnitState,
} from '@vedette/battle';
import { enemyAudience, lookAround } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import { retreatStep } from '../ground/step-away.js';
import { leadersInTheWay } from '../leaders/leaders-in-the-way.js';
import { loseStrength } from '../losses/lose-strength.js';
import { carryLeaders } from './carry-leaders.js';

/** How men that go for good are counted: those of foot may come back, those of horse and guns do not (G-46, P-09.3). */
export function lossOf(unit: UnitState): 'stragglers' | 'casualties' | 'destroyed' {
  if (unit.type === 'INF' || unit.type === 'SS') return 'stragglers';
  return unit.type === 'CAV' ? 'casualties' : 'destroyed';
}

/** Hexes a column trails through after a way that ended at its last hex; a line has none. */
export function trailOf(unit: UnitState, from: Hex, path: readonly Hex[]): Hex[] {
  if (!isColumn(unit)) return [];
  const behind = [...path.slice(0, -1)].reverse().concat(from, unit.extended);
  return behind.slice(0, Math.ceil(unit.sp / COLUMN_SP[unit.type]) - 1);
}

/** How far a unit gives ground, away from what, by which rule; guns that limber to do so say into which formation. */
export interface Retreat {
  readonly hexes: number;
  readonly cause: Hex;
  readonly rule: readonly BattleRule[];
  readonly formation?: Formation;
}

/** A unit where it has gone to: in its head hex alone, what trails comes after. */
export function gone(unit: UnitState, hex: Hex): UnitState {
  return { ...unit, hex, extended: [] };
}

/**
 * A unit gives ground, keeping its facing (P-09.3, P-35): away from the cause hex by hex, one more where it would overstack; for each hex
 * it cannot go it loses 1 SP.
 */
export function retreat(
  context: BattleContext,
  id: string,
  { hexes, cause, rule, formation: takes }: Retreat,
): void {
  const was = context.state.units.get(id);
  if (!was || was.hex === null || hexes < 1) return;
  const unit: UnitState & { readonly hex: Hex } = {
    ...was,
    hex: was.hex,
    formation: takes ?? was.formation,
  };
  const from = unit.hex;
  const held = hexesOf(was);
  const path: Hex[] = [];
  let at = from;
  let left = hexes;
  while (left > 0 || (path.length > 0 && !fitsIn(context.state, gone(unit, at)))) {
    const step = retreatStep(context, unit, at, cause);
    if (step === null) break;
    at = step.hex;
    path.push(at);
    left = Math.max(0, left - 1);
  }
  const short = left;
  context.emit(UnitGaveGround, {
    rule,
    hex: at,
    units: [id],
    data: { unit: id, from, to: at, path, short },
    audience: context.toSide(unit.side, enemyAudience(context, unit.side, from)),
    ...(path.length === 0
      ? {}
      : {
          change: {
            units: {
              [id]: {
                hex: at,
                formation: unit.formation,
                stack: bottomOf(context.state, at),
                extended: trailOf(unit, from, path),
                refused: null,
                bayonet: false,
              },
            },
          },
        }),
  });
  if (path.length > 0) {
    carryLeaders(context, unit.side, from, at);
    lookAround(context, [...held, at]);
    leadersInTheWay(context, id, 'gives-ground');
  }
  if (short > 0) loseStrength(context, { unit: id, lost: short, kind: lossOf(unit), rule });
}
