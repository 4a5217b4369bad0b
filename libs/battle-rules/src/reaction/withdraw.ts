import {
  bottomOf,
  fitsIn,
  UnitWithdrew,
  type BattleContext,
  type BattleRule,
  type Formation,
  type UnitState,
} from '@vedette/battle';
import { enemyAudience, lookAround } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import { retreatStep } from '../ground/step-away.js';
import { leadersInTheWay } from '../leaders/leaders-in-the-way.js';
import { carryLeaders } from '../morale/carry-leaders.js';
import { gone, trailOf } from '../morale/retreat.js';

/** How and how far a unit gives way of its own will. */
export interface Withdrawal {
  readonly hexes: number;
  /** Hex of the enemy before whom it goes. */
  readonly cause: Hex;
  readonly how: 'withdrawal' | 'retreat-before-shock' | 'fall-back';
  readonly rule: readonly BattleRule[];
  /** Formation it goes in, where that is another: horse artillery limbers. */
  readonly formation?: Formation;
}

/** A way on which a unit gives way: the hexes, and the MP they cost by the ground alone (P-35). */
export interface Way {
  readonly path: readonly Hex[];
  readonly cost: number;
}

/** The way away from a hex, as far as it leads; one hex more where it would overstack. */
export function wayAway(context: BattleContext, unit: UnitState, hexes: number, cause: Hex): Way {
  const path: Hex[] = [];
  let cost = 0;
  let at = unit.hex!;
  for (let left = hexes; left > 0 || !fitsIn(context.state, gone(unit, at)); left -= 1) {
    if (left <= 0 && path.length === 0) break;
    const step = retreatStep(context, unit, at, cause);
    if (step === null) break;
    at = step.hex;
    cost += step.cost;
    path.push(at);
  }
  return { path, cost };
}

/** Whether a unit can give way at all, for its guns (P-10.4): those of the foot never, horse artillery limbered or before it has fired. */
export function gunsGetAway({ state }: BattleContext, unit: UnitState): boolean {
  if (unit.type === 'ART') return false;
  const fired = state.progress.units[unit.id]?.fired ?? false;
  return unit.type !== 'HART' || unit.formation === 'limbered' || !fired;
}

/** A unit gives way, keeping its facing (P-10.4, P-35). Gives the MP spent; null where there is no way and it stays. */
export function withdraw(context: BattleContext, id: string, withdrawal: Withdrawal): number | null {
  const standing = context.state.units.get(id);
  if (!standing || standing.hex === null) return null;
  const unit = { ...standing, formation: withdrawal.formation ?? standing.formation };
  const way = wayAway(context, unit, withdrawal.hexes, withdrawal.cause);
  if (way.path.length === 0) return null;
  goAlong(context, unit, way, withdrawal.how, withdrawal.rule);
  return way.cost;
}

/** A unit goes along a way in answer to the enemy: markers come in, and both sides see what there is to see. */
export function goAlong(
  context: BattleContext,
  unit: UnitState,
  { path, cost }: Way,
  how: 'withdrawal' | 'retreat-before-shock' | 'fall-back' | 'cavalry-reaction' | 'counter-charge',
  rule: readonly BattleRule[],
): void {
  const from = unit.hex!;
  const to = path.at(-1)!;
  const { id, side, formation, extended } = unit;
  context.emit(UnitWithdrew, {
    rule,
    hex: to,
    units: [id],
    data: { unit: id, how, from, to, path: [...path], cost, formation },
    audience: context.toSide(side, enemyAudience(context, side, from)),
    change: {
      units: {
        [id]: {
          ...{ hex: to, stack: bottomOf(context.state, to), extended: trailOf(unit, from, path), formation },
          ...{ refused: null, facing: unit.facing },
        },
      },
      ...(how === 'cavalry-reaction' ? { unitTurns: { [id]: { reactedByMoving: true } } } : {}),
    },
  });
  carryLeaders(context, side, from, to);
  lookAround(context, [from, ...extended, to]);
  leadersInTheWay(context, id);
}
