import {
  type BattleContext,
  hexesOf,
  type LeaderState,
  LeaderCarried,
  stackIn,
  weighed,
} from '@vedette/battle';
import { lookAround } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { ours } from '@vedette/record';
import { strike } from './leader-casualties.js';

/** Highest die at which a leader without men is taken (P-29). */
const TAKEN_UP_TO = ours(2, 'P-29', 'as often as where a shock loses the hex');

/**
 * Hexes from a lone leader at which an enemy troubles him (P-29): beside him whoever comes of his will, in his own hex whoever gives ground
 * or runs (*our figure*: men who run take nobody, but nobody stays among them).
 */
const TROUBLES = { comes: 1, 'gives-ground': 0 } as const;

/** Leaders who stand without men where an enemy comes beside them are taken on a low die, or ride to the nearest of their own (P-29). */
export function leadersInTheWay(
  context: BattleContext,
  id: string,
  how: keyof typeof TROUBLES = 'comes',
): void {
  const mover = context.state.units.get(id);
  if (!mover || mover.hex === null) return;
  const { side } = mover;
  const held = hexesOf(mover);
  const alone = [...context.state.leaders.values()]
    .filter((leader) => leader.side !== side && isAlone(context, leader, held, TROUBLES[how]))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const leader of alone) escape(context, leader, leader.hex!);
}

function isAlone(
  { state }: BattleContext,
  { hex, side, status }: LeaderState,
  held: readonly string[],
  within: number,
): boolean {
  if (hex === null || status !== 'fit' || held.every((one) => distance(hex, one) > within)) return false;
  return !stackIn(state, hex).some((unit) => unit.side === side);
}

function escape(context: BattleContext, leader: LeaderState, hex: string): void {
  const { id, side } = leader;
  const falls = context.state.switches.leaderCasualties;
  const die = falls ? weighed(context.dice.throw('capture', id), [], { target: TAKEN_UP_TO.value }) : null;
  const taken = die !== null && die.adjusted <= TAKEN_UP_TO.value;
  const dice = die ? [{ ...die, result: taken ? 'captured' : 'away' }] : [];
  if (taken) return strike(context, leader, hex, 'captured', dice, ['P-29']);
  const near = (hexes: Iterable<string>): string | undefined =>
    [...hexes].sort((a, b) => distance(a, hex) - distance(b, hex) || (a < b ? -1 : 1))[0];
  const standing = [...context.state.units.values()].filter((unit) => unit.hex !== null);
  const own = standing.filter((unit) => unit.side === side).map((unit) => unit.hex!);
  const enemies = standing.filter((unit) => unit.side !== side).flatMap(hexesOf);
  const isClear = (one: string): boolean => enemies.every((enemy) => distance(enemy, one) > 1);
  // With nobody left to ride to he keeps clear of the enemy.
  const to = near(own) ?? near([...context.map.grid.hexes()].filter(isClear)) ?? hex;
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
