import { hexesHeldBy, weighed, type BattleChange, type BattleContext, type BattleDie } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { ours, stated } from '@vedette/record';
import type { Attack } from './attack.js';
import { DANGER_CLOSE, friendsBetween } from './friends-in-line.js';
import { isBattery } from '../tables/weapons.js';

/** Whom guns strike that fire near friends. */
export type Struck = 'target' | 'friend' | 'both' | 'none';

/** Most of the die for each result: with friends beside the target (G-38), and two hexes from it (G-39). */
const BESIDE = stated<readonly (readonly [most: number, struck: Struck])[]>(
  [
    [3, 'target'],
    [5, 'friend'],
    [7, 'both'],
    [9, 'none'],
  ],
  'G-38',
);
const NEAR = stated<readonly (readonly [most: number, struck: Struck])[]>(
  [
    [5, 'target'],
    [7, 'friend'],
    [8, 'both'],
    [9, 'none'],
  ],
  'G-39',
);
/** How many rows worse the next such fire is after event Q (P-21). */
const ROWS_WORSE = ours(1, 'P-21', 'one row down the table, the last stays the last');

/** A friendly-fire check: its die, and the hex of friends who may be struck; null where no check is asked for. */
export interface FriendlyCheck {
  readonly struck: Struck;
  readonly friend: Hex | null;
  readonly die: BattleDie;
  readonly rule: 'G-38' | 'G-39';
  readonly change: NonNullable<BattleChange['progress']>;
}

/** Guns that fire long with friends near the target throw for whom they strike (G-38, before G-39). */
export function friendlyFire(
  context: BattleContext,
  { shots, side, from, target }: Attack,
): FriendlyCheck | null {
  const [first] = shots;
  if (!first || !shots.some(({ unit }) => isBattery(unit))) return null;
  const range = distance(from, target);
  const friends = [...hexesHeldBy(context.state, side)];
  const nearest = Math.min(...friends.map((hex) => distance(hex, target)));
  const near = DANGER_CLOSE.find((one) => nearest === one.within && range >= one.range);
  if (!near) return null;
  const rule = near.within === 1 ? 'G-38' : 'G-39';
  const { Q: worse, ...event } = context.state.progress.event;
  const rolled = weighed(context.dice.throw('friendly', first.unit.id), [], {});
  const rows = (near.within === 1 ? BESIDE : NEAR).value;
  const row =
    rows.findIndex(([most]) => rolled.adjusted <= most) + (worse === undefined ? 0 : ROWS_WORSE.value);
  const [, struck] = rows[Math.min(row, rows.length - 1)]!;
  const between = friendsBetween(context, side, from, target);
  return {
    struck,
    friend: between[0] ?? nearestFriend(friends, from, target),
    rule,
    die: { ...rolled, result: struck },
    // The event is of the next such fire, and of no other.
    change: worse === undefined ? {} : { event },
  };
}

/** The friend nearest the target, ties nearest the firer, then the lower number (G-38). */
function nearestFriend(friends: readonly Hex[], from: Hex, target: Hex): Hex | null {
  const others = friends.filter((hex) => hex !== from && hex !== target);
  others.sort(
    (a, b) =>
      distance(a, target) - distance(b, target) || distance(a, from) - distance(b, from) || (a < b ? -1 : 1),
  );
  return others[0] ?? null;
}
