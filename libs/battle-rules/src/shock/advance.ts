import {
  bottomOf,
  GunsCaptured,
  orderOf,
  fitsIn,
  standingOf,
  UnitAdvanced,
  UnitDisordered,
  unitsIn,
  type Activation,
  type BattleContext,
  type UnitState,
} from '@vedette/battle';
import { enemyAudience, lookAround } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import { leadersInTheWay } from '../leaders/leaders-in-the-way.js';
import { eliminate, loseStrength } from '../losses/lose-strength.js';
import { isBattery } from '../tables/weapons.js';
import { carryLeaders } from '../morale/carry-leaders.js';
import { gone } from '../morale/retreat.js';

/** Guns whose defenders are gone are taken, whole (P-11.3, P-11.7, P-16.5); a wagon is too. Gives the guns taken. */
export function takeGuns(context: BattleContext, hex: Hex, from: string): number {
  let guns = 0;
  for (const unit of unitsIn(context.state, hex)) {
    if (unit.side === from || !(isBattery(unit) || unit.type === 'WAG')) continue;
    context.emit(GunsCaptured, {
      rule: ['P-11.7', 'P-16.5'],
      hex,
      units: [unit.id],
      data: { hex, battery: unit.id, guns: unit.sp },
      audience: context.toAll(),
    });
    loseStrength(context, { unit: unit.id, lost: unit.sp, kind: 'captured', rule: ['P-11.7', 'P-16.5'] });
    if (context.state.units.has(unit.id)) eliminate(context, unit.id, ['P-16.5']);
    if (isBattery(unit)) guns += unit.sp;
  }
  return guns;
}

/**
 * The first attacking stack enters the hex it has won, facing as it attacked, unless its instruction says no (P-11.8): it is disordered by it.
 * Nobody enters a hex with enemies, nor overstacks it.
 */
export function advance(
  context: BattleContext,
  activation: Activation,
  hex: Hex,
  attackers: readonly string[],
): void {
  const { state } = context;
  const first = attackers
    .map((id) => state.units.get(id))
    .find((unit) => unit !== undefined && unit.state !== 'routed');
  if (!first || first.hex === null || !goes(context, activation, first)) return;
  if (unitsIn(state, hex).some((unit) => unit.side !== activation.side)) return;
  const from = first.hex;
  const stack = attackers
    .map((id) => state.units.get(id))
    .filter((unit) => unit !== undefined && unit.hex === from && unit.state !== 'routed');
  for (const unit of stack as UnitState[]) {
    if (!fitsIn(context.state, gone(unit, hex))) continue;
    enter(context, unit, from, hex);
  }
  carryLeaders(context, activation.side, from, hex);
  lookAround(context, [from, hex]);
  for (const unit of unitsIn(context.state, hex)) leadersInTheWay(context, unit.id);
}

function goes({ state }: BattleContext, activation: Activation, unit: UnitState): boolean {
  const planned = activation.plans.get(unit.id)?.advance;
  return planned ?? standingOf(state, unit, 'advance') ?? orderOf(state, unit) === 'ASLT';
}

function enter(context: BattleContext, unit: UnitState, from: Hex, to: Hex): void {
  const { id, side } = unit;
  context.emit(UnitAdvanced, {
    rule: ['P-11.8'],
    hex: to,
    units: [id],
    data: { unit: id, from, to },
    audience: context.toSide(side, enemyAudience(context, side, from)),
    change: {
      units: { [id]: { hex: to, stack: bottomOf(context.state, to), extended: [], refused: null } },
    },
  });
  if (unit.state === 'ordered')
    context.emit(UnitDisordered, {
      rule: ['P-11.8', 'G-46'],
      hex: to,
      units: [id],
      data: { unit: id },
      audience: context.toSide(side),
      change: { units: { [id]: { state: 'disordered' } } },
    });
}
