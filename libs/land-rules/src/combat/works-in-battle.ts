import type { CampaignState } from '@vedette/campaign';
import type { Direction } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import type { Battle, Fighter } from './battle.js';
import type { WorkInBattle } from './work-in-battle.js';

/** A fighter with what he weighs in a segment. */
export interface Weighing {
  readonly fighter: Fighter;
  readonly strength: number;
}

/** The works of a square, which serve whoever stands in it (ROTD 10.6, R-78). */
export function worksAt(state: CampaignState, square: number, tactical: number): WorkInBattle[] {
  return state.works
    .filter((work) => work.square === square && work.tactical === tactical)
    .map(({ facing, level }) => ({ facing, level }));
}

/** Level of the best work that covers a direction, 0 for none: a work covers its facing and one direction to either side. */
export function levelToward(works: readonly WorkInBattle[], direction: Direction): number {
  const covering = works.filter(({ facing }) => [0, 1, 7].includes((direction - facing + 8) & 7));
  return Math.max(0, ...covering.map(({ level }) => level));
}

/** Whether works leave no side open, so that no flank can be turned (ROTD 10.8). */
export function coverAllRound(works: readonly WorkInBattle[]): boolean {
  return ([0, 1, 2, 3, 4, 5, 6, 7] as const).every((direction) => levelToward(works, direction) > 0);
}

/**
 * Factor of the attackers' melee strength before walls and works (ROTD 10.6, R-73), while somebody stood there when the phase
 * began: by the share of the defenders' men in the fort, or by what of their own strength comes from covered directions; the
 * better of both counts.
 */
export function stormFactor(context: PhaseContext, battle: Battle, attackers: readonly Weighing[]): number {
  if (!battle.defenders.holds) return 1;
  const { works } = context.book.combat;
  const byWorks = works ? weighted(battle, attackers, (level) => factorAt(works.melee.value, level)) : 1;
  return Math.min(fortFactor(context, battle), byWorks);
}

/** Share 0-1 of the defenders' losses that works take away, by what of the attackers' strength comes from covered directions. */
export function worksCover(context: PhaseContext, battle: Battle, attackers: readonly Weighing[]): number {
  const { works } = context.book.combat;
  if (!works || !battle.defenders.holds || battle.works.length === 0) return 0;
  return weighted(battle, attackers, (level) => level * works.coverPerLevel.value);
}

function fortFactor(context: PhaseContext, { fort, defenders }: Battle): number {
  if (!fort?.manned) return 1;
  let men = 0;
  let inside = 0;
  for (const { unit, out } of defenders.fighters) {
    if (out) continue;
    men += unit.strength;
    if (unit.inFort) inside += unit.strength;
  }
  const storming = factorAt(context.book.combat.stormMelee.value, fort.level);
  return men > 0 ? 1 - (inside / men) * (1 - storming) : 1;
}

/** The mean of something by the level of works that attackers meet, weighted by their strength; of level 0 for who came from nowhere. */
function weighted(battle: Battle, attackers: readonly Weighing[], of: (level: number) => number): number {
  const all = attackers.reduce((sum, { strength }) => sum + strength, 0);
  if (all <= 0) return of(0);
  return (
    attackers.reduce((sum, { fighter, strength }) => sum + of(levelMet(battle, fighter)) * strength, 0) / all
  );
}

function levelMet(battle: Battle, { unit }: Fighter): number {
  const { movedIn, enteredFrom } = unit.turn.tactics;
  if (movedIn !== battle.phase || enteredFrom < 0) return 0;
  return levelToward(battle.works, enteredFrom as Direction);
}

function factorAt(byLevel: readonly number[], level: number): number {
  return level < 1 ? 1 : (byLevel[level - 1] ?? 1);
}
