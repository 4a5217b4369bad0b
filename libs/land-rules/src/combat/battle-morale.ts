import { isHeadquarters, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { changeMorale, qualityRank } from '../condition/morale.js';
import { type Battle, type BattleSide } from './battle.js';

/**
 * How a battle moves the morale of those who fought it and of those near (GITM AMWOL 3.7; details 3): more for larger
 * battles, less with distance, times (14 - quality) / 10, and -1, 0 or +1 by lot; half for allies of a state that fought
 * none of its own.
 */
export function moveMorale(
  context: PhaseContext,
  battle: Battle,
  winner: BattleSide,
  loser: BattleSide,
): void {
  const { book } = context;
  const row = book.combat.battleMorale.value.find(({ fromLosses }) => battle.losses >= fromLosses);
  if (!row) return;
  const fought = new Set([...winner.fighters, ...loser.fighters].map(({ unit }) => unit.id));
  const { near, far } = book.combat.battleMoraleReach.value;
  const reach = row.far > 0 ? far : row.near > 0 ? near : 0;
  for (const { unit, range } of unitsWithin(context, battle.square, reach)) {
    const points = fought.has(unit.id)
      ? row.inBattle
      : range === 0
        ? row.sameSquare
        : range <= near
          ? row.near
          : row.far;
    const sign = sideSign(context, unit, winner, loser);
    if (points === 0 || sign === 0 || isHeadquarters(unit) || unit.status !== 'active') continue;
    const own = [...winner.fighters, ...loser.fighters].some(({ unit: other }) => other.state === unit.state);
    const size = (points * (14 - qualityRank(unit.quality))) / 10 / (own ? 1 : 2);
    changeMorale(
      context,
      unit,
      sign * size,
      sign > 0 ? 'a battle won' : 'a battle lost',
      `3.7 ${unit.id} battle ${battle.square}/${battle.tactical}`,
    );
  }
}

function sideSign(context: PhaseContext, unit: Unit, winner: BattleSide, loser: BattleSide): -1 | 0 | 1 {
  const friend = (side: BattleSide): boolean =>
    side.states.some((state) => context.state.areFriends(state, unit.state));
  if (friend(winner)) return 1;
  return friend(loser) ? -1 : 0;
}

/** Units within some strategic squares of a square, by square and id, with their distance. */
export function unitsWithin(
  context: PhaseContext,
  square: number,
  reach: number,
): { unit: Unit; range: number }[] {
  const { grid } = context.state.theatre;
  const column = square % grid.columns;
  const row = Math.floor(square / grid.columns);
  const found: { unit: Unit; range: number }[] = [];
  for (let r = Math.max(0, row - reach); r <= Math.min(grid.rows - 1, row + reach); r++)
    for (let c = Math.max(0, column - reach); c <= Math.min(grid.columns - 1, column + reach); c++)
      for (const unit of context.state.unitsIn(r * grid.columns + c))
        found.push({ unit, range: Math.max(Math.abs(r - row), Math.abs(c - column)) });
  return found;
}
