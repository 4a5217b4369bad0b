import type { Draw, PickDraw } from '@vedette/chance';
import { rowOf } from '@vedette/rulebooks';
import { runsPast, onlyRunsPast } from './run-past.js';
import {
  armedOf,
  otherSide,
  type BattleSide,
  type Combat,
  type Fighter,
  type SeaBattle,
} from './sea-battle.js';
import type { SideStrength } from './strength.js';

/** How a battle went; `wear` by side, 1 for all that a side can bear. Null winner: neither side could fight. */
export interface Exchange {
  readonly winner: BattleSide | null;
  readonly wear: readonly [number, number];
  readonly rounds: number;
  readonly ended: 'beaten' | 'ran-past' | 'nightfall' | 'no-guns';
  readonly dice: readonly Draw[];
}

/**
 * Fights the battle round by round: each side wears the other down in proportion to its fire and the size of its target,
 * and fires the less the more it is worn itself, until one gives in or night falls (PATE 7.7, 7.8; the law is ours, P-50).
 */
export function exchangeFire(
  combat: Combat,
  battle: SeaBattle,
  strengths: readonly [SideStrength, SideStrength],
): Exchange {
  const { figures } = combat;
  const fire = strengths.map((one) => one.fire);
  if (fire[0] === 0 && fire[1] === 0)
    return { winner: null, wear: [0, 0], rounds: 0, ended: 'no-guns', dice: [] };
  const pace = combat.context.dice.fraction(
    combat.context.navalLabel('7.7', `${battle.id} pace`),
    ...figures.pace.value,
  );
  const perRound = figures.wearPerRound.value * pace.value;
  const rate = battle.sides.map((side, i) => {
    const target = targetOf(combat, battle, side);
    return target > 0 ? (perRound * fire[1 - i]! * exposureOf(combat, battle, side)) / target : 0;
  });
  const passing = battle.sides.map(onlyRunsPast);
  const wear: [number, number] = [0, 0];
  for (let rounds = 1; ; rounds++) {
    const answer = wear.map((own) => Math.max(0, 1 - own * figures.wearOnFire.value));
    wear[0] += rate[0]! * answer[1]!;
    wear[1] += rate[1]! * answer[0]!;
    const ended = endOf(combat, fire, wear, passing, rounds);
    if (!ended) continue;
    const { loser, draw } = loserOf(combat, battle, fire, wear, passing, ended);
    const dice = draw ? [pace, draw] : [pace];
    return { winner: battle.sides[1 - loser]!, wear, rounds, ended, dice };
  }
}

function endOf(
  { figures }: Combat,
  fire: readonly number[],
  wear: readonly number[],
  passing: readonly boolean[],
  rounds: number,
): Exchange['ended'] | null {
  if (fire.includes(0)) return 'no-guns';
  if (wear.some((own) => own >= figures.breakingWear.value)) return 'beaten';
  if (passing.includes(true) && rounds >= figures.runPastRounds.value) return 'ran-past';
  return rounds >= figures.mostRounds.value ? 'nightfall' : null;
}

/** The place of the side that has lost: who has no guns, who ran past, or who suffered more; equals by lot. */
function loserOf(
  { context }: Combat,
  battle: SeaBattle,
  fire: readonly number[],
  wear: readonly number[],
  passing: readonly boolean[],
  ended: Exchange['ended'],
): { loser: number; draw: PickDraw | null } {
  const lost = (first: boolean): { loser: number; draw: null } => ({ loser: first ? 0 : 1, draw: null });
  if (ended === 'no-guns') return lost(fire[0] === 0);
  if (ended === 'ran-past' && passing[0] !== passing[1]) return lost(passing[0]!);
  if (wear[0] !== wear[1]) return lost(wear[0]! > wear[1]!);
  const draw = context.dice.pick(context.navalLabel('7.8', `${battle.id} even`), 2);
  return { loser: draw.picked, draw };
}

/** What a side offers to be shot at: its ships' full strength, its transports in reach and its batteries. */
function targetOf(combat: Combat, battle: SeaBattle, side: BattleSide): number {
  const { figures } = combat;
  const shore = side.batteries
    ? side.batteries.batteries * side.batteries.defence * figures.batteryStrength.value
    : 0;
  return side.fighters.reduce((sum, one) => sum + targetSize(combat, battle, side, one), shore);
}

function targetSize(combat: Combat, battle: SeaBattle, side: BattleSide, { ship, armed }: Fighter): number {
  if (armed) return rowOf(combat.figures.strength, ship.type);
  return areCovered(combat, battle, side) ? 0 : combat.figures.transportTarget.value;
}

/** Transports are out of fire while their side has twice the enemy's warships in the battle (7.4, P-52). */
export function areCovered({ figures }: Combat, battle: SeaBattle, side: BattleSide): boolean {
  const own = armedOf(side).length;
  return own > 0 && own >= figures.transportCover.value * armedOf(otherSide(battle, side)).length;
}

/** Fire a ship takes, against one in line at range: more at close quarters, less in passing, none under cover. */
export function fireTaken(combat: Combat, battle: SeaBattle, side: BattleSide, fighter: Fighter): number {
  const { figures } = combat;
  if (!fighter.armed && areCovered(combat, battle, side)) return 0;
  return (
    (fighter.close ? figures.closeTaken.value : 1) * (runsPast(fighter) ? figures.runPastTaken.value : 1)
  );
}

/** Mean of the fire a side's targets take, by their size. */
function exposureOf(combat: Combat, battle: SeaBattle, side: BattleSide): number {
  let sum = 0;
  let size = 0;
  for (const fighter of side.fighters) {
    const part = targetSize(combat, battle, side, fighter);
    sum += part * fireTaken(combat, battle, side, fighter);
    size += part;
  }
  const shore = targetOf(combat, battle, side) - size;
  return (sum + shore) / (size + shore);
}

/** Wear that a ship in line at range would have had: a side's wear is the mean over its ships. */
export function wearInLine(combat: Combat, battle: SeaBattle, side: BattleSide, wear: number): number {
  return targetOf(combat, battle, side) > 0 ? wear / exposureOf(combat, battle, side) : 0;
}
