import { type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { unitsWithin } from '../presence/units-within.js';
import { changeMorale, qualityRank } from '../condition/morale.js';
import { type Battle, type BattleSide } from './battle.js';

/**
 * How a battle moves the morale of those who fought it and of those near (GITM AMWOL 3.7; details 3): more for larger
 * battles, less with distance, times (14 - quality) / 10, and -1, 0 or +1 by lot; half for allies of a state that fought
 * none of its own. Who fought has been in the battle wherever it left him: whoever ran out of the square or broke up
 * is moved as those who stood. Without losses enough for a row of the chart nobody is moved.
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
  for (const [side, sign] of [
    [winner, 1],
    [loser, -1],
  ] as const)
    for (const { unit } of side.fighters)
      if (context.state.units.has(unit.id)) move(context, battle, unit, sign, row.inBattle);
  const fighters = [...winner.fighters, ...loser.fighters].map(({ unit }) => unit);
  const fought = new Set(fighters.map(({ id }) => id));
  const engaged = new Set(fighters.map(({ state }) => state));
  const { near, far } = book.combat.battleMoraleReach.value;
  const reach = row.far > 0 ? far : row.near > 0 ? near : 0;
  for (const { unit, range } of unitsWithin(context, battle.square, reach)) {
    if (fought.has(unit.id) || unit.status !== 'active') continue;
    const points = range === 0 ? row.sameSquare : range <= near ? row.near : row.far;
    const share = engaged.has(unit.state) ? 1 : 0.5;
    move(context, battle, unit, sideSign(context, unit, winner, loser), points * share);
  }
}

function move(context: PhaseContext, battle: Battle, unit: Unit, sign: -1 | 0 | 1, points: number): void {
  if (points === 0 || sign === 0 || !unit.kind.role.fights) return;
  changeMorale(
    context,
    unit,
    (sign * (points * (14 - qualityRank(unit.quality)))) / 10,
    sign > 0 ? 'a battle won' : 'a battle lost',
    context.landLabel('3.7', `${unit.id} battle ${battle.square}/${battle.tactical}`),
  );
}

function sideSign(context: PhaseContext, unit: Unit, winner: BattleSide, loser: BattleSide): -1 | 0 | 1 {
  const friend = (side: BattleSide): boolean =>
    side.states.some((state) => context.state.areFriends(state, unit.state));
  if (friend(winner)) return 1;
  return friend(loser) ? -1 : 0;
}
