import {
  type BattleContext,
  type CommandState,
  type Drm,
  isCommanderOut,
  leaderOf,
  lightOf,
  lowCheck,
  unitsWithin,
} from '@vedette/battle';
import { ours } from '@vedette/record';
import { worksIn } from '../ground/ground-cost.js';
import { spendable } from '../leaders/spend-points.js';

/** To the roll of a commander at night (P-20). */
const AT_NIGHT = ours(2, 'P-20', 'two-hour turns in which little is done on purpose');

/** Modifiers of an activation at ME without points spent (G-21). */
export function activationDrms({ state }: BattleContext, command: CommandState, barrage: boolean): Drm[] {
  // Any unit of the command, in command or not.
  const inWorks = unitsWithin(state, command.id).some(
    ({ hex }) => hex !== null && worksIn(state, hex) !== null,
  );
  const asDivision = command.level === 'division' || (barrage && command.level !== 'corps');
  return [
    { rule: 'G-21', value: command.level === 'corps' ? 3 : 0, why: 'a corps' },
    { rule: command.level === 'division' ? 'G-21' : 'G-66', value: asDivision ? 1 : 0, why: 'as a division' },
    { rule: 'G-21', value: inWorks ? 1 : 0, why: 'troops in works' },
    {
      rule: 'G-21',
      value: isCommanderOut(state, command) ? state.switches.oocActivationDrm : 0,
      why: 'commander out of command',
    },
    { rule: 'P-20', value: lightOf(state.turn) === 'night' ? AT_NIGHT.value : 0, why: 'night' },
  ];
}

/** The roll for ME (G-20): its die, and whose points went in. */
export function activationRoll(
  context: BattleContext,
  command: CommandState,
  named: readonly string[],
  barrage: boolean,
) {
  const spend = spendable(context, command.id, named);
  const drms = [...activationDrms(context, command, barrage), ...spend.drms];
  const rating = leaderOf(context.state, command.id)!.rating;
  return { die: lowCheck(context.dice.throw('activation', command.id), drms, rating), spent: spend.leaders };
}

/** Whether the roll could fail: then the right of the initiative is used unless it was said not to (G-12). */
export function couldFail(
  context: BattleContext,
  command: CommandState,
  named: readonly string[],
  barrage: boolean,
): boolean {
  const drms = [...activationDrms(context, command, barrage), ...spendable(context, command.id, named).drms];
  return (
    9 + drms.reduce((sum, { value }) => sum + value, 0) > (leaderOf(context.state, command.id)?.rating ?? 0)
  );
}
