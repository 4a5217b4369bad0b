import {
  type ActingLevel,
  type Activation,
  type BattleContext,
  byId,
  type CommandState,
  defaultOrderOfCommand,
  type Drm,
  inRangeOf,
  isCommanderOut,
  leaderOf,
  lightOf,
  lowCheck,
  orderOf,
  superiorsOf,
  type UnitState,
  weighed,
} from '@vedette/battle';
import { freshContacts, inSightOf } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { ours } from '@vedette/record';
import { currentCohesion } from '../morale/cohesion.js';
import { CommandConfused, UnitConfused } from './activation.events.js';

/** Results of the Confusion Table. */
export type Confusion = 'late' | 'RE' | 'partial' | 'stand' | 'orders-lost' | 'fall-back' | 'shock';

/** The Confusion Table: highest adjusted die of each result, in order (P-06.3). */
export const CONFUSION_TABLE = ours<readonly (readonly [most: number, result: Confusion])[]>(
  [
    [1, 'late'],
    [4, 'RE'],
    [5, 'partial'],
    [6, 'stand'],
    [7, 'orders-lost'],
    [8, 'fall-back'],
    [Infinity, 'shock'],
  ],
  'P-06.3',
  'the Confusion Table of the boxed game is not to be had; most failures leave half the movement',
);

const BY_MUCH = 4;
const ENEMY_NEAR = 4;
const FALL_BACK_FROM = 3;

/** A command that failed its roll is thrown into confusion: at which level each of its units then acts (P-06.3). */
export function confuse(
  context: BattleContext,
  activation: Activation,
  command: CommandState,
  failedBy: number,
): void {
  const { state } = context;
  const made = weighed(
    context.dice.throw('confusion', command.id),
    confusionDrms(context, command, failedBy),
    {},
  );
  const rolled = CONFUSION_TABLE.value.find(([most]) => made.adjusted <= most)![1];
  const units = activation.units.map((id) => state.units.get(id)!);
  const result =
    rolled === 'shock' && !units.some((unit) => enemyNear(context, unit, ENEMY_NEAR)) ? 'RE' : rolled;
  activation.level = 'RE';
  for (const unit of units) {
    const level = levelOf(context, activation, unit, result);
    if (level !== 'RE') activation.levels.set(unit.id, level);
  }
  activation.mandated = result === 'shock';
  context.emit(CommandConfused, {
    rule: ['G-20', 'P-06.3'],
    units: activation.units,
    data: { command: command.id, result },
    dice: [{ ...made, result }],
    audience: context.toSide(activation.side),
    change:
      result === 'orders-lost'
        ? { commands: { [command.id]: { order: defaultOrderOfCommand(state, command), rsm: false } } }
        : {},
  });
  if (result === 'partial') for (const unit of byId(units)) rollForItself(context, activation, unit);
}

function confusionDrms({ state }: BattleContext, command: CommandState, failedBy: number): Drm[] {
  const leader = leaderOf(state, command.id)!;
  const superior = superiorsOf(state, command.id).some((above) => {
    const one = leaderOf(state, above.id);
    return one !== null && inRangeOf(one, leader);
  });
  return [
    { rule: 'P-06.3', value: isCommanderOut(state, command) ? 1 : 0, why: 'commander out of command' },
    { rule: 'P-06.3', value: command.ineffective ? 1 : 0, why: 'ineffective' },
    { rule: 'P-06.3', value: failedBy >= BY_MUCH ? 1 : 0, why: `failed by ${failedBy}` },
    { rule: 'P-06.3', value: superior ? -1 : 0, why: 'in a superior’s range' },
    { rule: 'P-06.3', value: lightOf(state.turn) === 'night' ? 1 : 0, why: 'night' },
  ];
}

/** What a result means to one unit. */
function levelOf(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  result: Confusion,
): ActingLevel {
  switch (result) {
    case 'late':
      return unit.id === firstOfPlan(activation) ? 'ME' : 'RE';
    case 'RE':
    case 'partial':
      return 'RE';
    case 'stand':
      return 'stand';
    case 'orders-lost':
      return 'stand-silent';
    case 'fall-back':
      return enemyNear(context, unit, FALL_BACK_FROM, true) ? 'fall-back' : 'stand';
    case 'shock':
      if (unit.type === 'ART' || unit.type === 'HART' || unit.type === 'WAG') return 'stand';
      // At night nobody shocks but under ASLT (P-20).
      if (lightOf(context.state.turn) === 'night' && orderOf(context.state, unit) !== 'ASLT') return 'RE';
      // Men on foot with their horses behind them may take no notice (G-71); only their plan makes them go.
      if (unit.type === 'CAV' && unit.formation === 'dismounted')
        return activation.plans.get(unit.id)?.shock === undefined ? 'RE' : 'shock';
      return unit.state === 'ordered' ? 'shock' : 'RE';
  }
}

/** The unit that is late but right: the first of the plan, without a plan the first id. */
function firstOfPlan(activation: Activation): string | undefined {
  return (
    [...activation.plans.keys()].find((id) => activation.units.includes(id)) ??
    [...activation.units].sort()[0]
  );
}

function enemyNear(context: BattleContext, unit: UnitState, hexes: number, inSight = false): boolean {
  const { hex } = unit;
  if (hex === null) return false;
  return freshContacts(context.state, unit.side).some(
    ({ hex: at }) => distance(at, hex) <= hexes && (!inSight || inSightOf(context, hex, at)),
  );
}

function rollForItself(context: BattleContext, activation: Activation, unit: UnitState): void {
  const die = lowCheck(context.dice.throw('partial', unit.id), [], currentCohesion(unit));
  const level: ActingLevel = die.result === 'pass' ? 'RE' : 'stand';
  activation.levels.set(unit.id, level);
  context.emit(UnitConfused, {
    rule: ['P-06.3'],
    hex: unit.hex,
    units: [unit.id],
    data: { unit: unit.id, level },
    dice: [die],
    audience: context.toSide(unit.side),
  });
}
