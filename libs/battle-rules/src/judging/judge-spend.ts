import { type BattleState, inRangeOf, isWithin, leaderOf, superiorsOf } from '@vedette/battle';
import { type BattleOrderProblem, refused } from './receipt.js';

/**
 * What is wrong with the points named for a command's roll: each is of a superior in its chain, fit and on the map, with points
 * left, who has its leader in range (G-07, G-18, G-21).
 */
export function judgeSpend(
  state: BattleState,
  command: string,
  spend: readonly string[] | undefined,
): BattleOrderProblem[] {
  const own = leaderOf(state, command);
  return (spend ?? []).flatMap((id, i) => {
    const field = `spend[${i}]`;
    const leader = state.leaders.get(id)!;
    const name = leader.name;
    if (!superiorsOf(state, command).some((above) => above.leader === id))
      return [refused('not-a-superior', ['G-07', 'G-18'], field, `${name} is no superior of ${command}`)];
    if (leader.status !== 'fit' || (leader.hex === null && leader.group === null))
      return [refused('leader-not-there', ['G-18'], field, `${name} is not on the map`)];
    if (leader.spent)
      return [refused('points-spent', ['G-18'], field, `the points of ${name} are spent this turn`)];
    if (own !== null && !inRangeOf(leader, own))
      return [
        refused(
          'out-of-range',
          ['G-07', 'G-21'],
          field,
          `${command} is not in the range of ${name}, ${leader.range} hexes`,
        ),
      ];
    return [];
  });
}

/** Whether a leader commands above another's command, or the command itself. */
export function commandsOver(state: BattleState, leader: string, command: string): boolean {
  const led = state.leaders.get(leader)?.command ?? null;
  return led !== null && isWithin(state, command, led);
}
