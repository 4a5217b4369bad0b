import {
  type BattleContext,
  type LeaderState,
  LeaderCarried,
  stackIn,
  type UnitState,
  weighed,
} from '@vedette/battle';
import { lookAround } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { ours } from '@vedette/record';
import { strike } from './leader-casualties.js';

/** Highest die at which a leader without men is taken (P-29). */
const TAKEN_UP_TO = ours(2, 'P-29', 'as often as where a shock loses the hex');

/** Leaders who stand without men where an enemy comes beside them are taken on a low die, or ride to the nearest of their own (P-29). */
export function leadersInTheWay(context: BattleContext, mover: UnitState): void {
  const alone = [...context.state.leaders.values()]
    .filter((leader) => leader.side !== mover.side && isAlone(context, leader, mover))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const leader of alone) escape(context, leader, leader.hex!);
}

function isAlone({ state }: BattleContext, { hex, side, status }: LeaderState, mover: UnitState): boolean {
  if (hex === null || status !== 'fit' || distance(hex, mover.hex!) > 1) return false;
  return !stackIn(state, hex).some((unit) => unit.side === side);
}

function escape(context: BattleContext, leader: LeaderState, hex: string): void {
  const { id, side } = leader;
  const falls = context.state.switches.leaderCasualties;
  const die = falls ? weighed(context.dice.throw('capture', id), [], { target: TAKEN_UP_TO.value }) : null;
  const taken = die !== null && die.adjusted <= TAKEN_UP_TO.value;
  const dice = die ? [{ ...die, result: taken ? 'captured' : 'away' }] : [];
  if (taken) return strike(context, leader, hex, 'captured', dice, ['P-29']);
  const own = [...context.state.units.values()]
    .filter((unit) => unit.side === side && unit.hex !== null)
    .map((unit) => unit.hex!)
    .sort((a, b) => distance(a, hex) - distance(b, hex) || (a < b ? -1 : 1));
  const to = own[0] ?? hex;
  context.emit(LeaderCarried, {
    rule: ['P-29'],
    hex: to,
    leaders: [id],
    data: { leader: id, to },
    dice,
    audience: context.toSide(side),
    change: { leaders: { [id]: { hex: to } } },
  });
  if (to !== hex) lookAround(context, [to]);
}
