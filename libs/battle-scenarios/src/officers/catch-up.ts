import { type BattleOrder, inRangeOf, type LeaderState, leaderOf, type UnitState } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import type { CommandPlan } from './attack.js';
import type { MapTable } from './map-table.js';
import { LEADER_MP, rideTo } from './ride.js';
import { nearest } from './walk.js';

/** A leader waits for nobody alone nearer to an enemy than this: he would be taken (P-29). */
const ALONE_FROM = 3;

/**
 * Leaders ride to where most of their men hear them before these act: out of his range nobody obeys, and whoever came farther than the others
 * falls back on his default order (G-09, G-16).
 */
export function catchUp(
  table: MapTable,
  plans: ReadonlyMap<string, CommandPlan>,
  busy: ReadonlySet<string>,
): BattleOrder[] {
  const { view } = table.desk;
  return [...plans.values()].flatMap((plan): BattleOrder[] => {
    const leader = leaderOf(table.battle, plan.command);
    if (leader === null || leader.hex === null || busy.has(leader.id)) return [];
    const men = view.units.filter(
      ({ command, hex, state }) => command === plan.command && hex !== null && state !== 'routed',
    );
    const heard = men.filter((unit) => inRangeOf(leader, unit)).length;
    if (heard === men.length) return [];
    const best = midst(table, leader, men);
    const reachesMore = best !== null && best.heard > heard;
    // Where nobody more can be reached this turn he goes after them all the same, once most are out of his hearing.
    if (!reachesMore && heard * 2 >= men.length) return [];
    const path = rideTo(table, leader.hex, reachesMore ? [best.hex] : men.map(({ hex }) => hex!));
    return path.length > 0 ? [{ kind: 'leader', leader: leader.id, path, priority: 1 }] : [];
  });
}

/** Where within a turn's ride most of a brigade would be in its leader's range; of such places the nearest to him. Null: nowhere. */
function midst(
  table: MapTable,
  leader: LeaderState,
  men: readonly UnitState[],
): { readonly hex: Hex; readonly heard: number } | null {
  const foes = table.contacts().map(({ hex }) => hex);
  const from = leader.hex!;
  const places = table.desk.ground.grid
    .hexes()
    .filter((hex) => distance(hex, from) <= LEADER_MP)
    .filter((hex) => nearest(hex, foes) > ALONE_FROM || men.some((unit) => unit.hex === hex))
    .map((hex) => ({
      hex,
      heard: men.filter((unit) => inRangeOf({ ...leader, hex }, unit)).length,
      ride: distance(hex, from),
    }))
    .sort((a, b) => b.heard - a.heard || a.ride - b.ride || (a.hex < b.hex ? -1 : 1));
  return places[0] ?? null;
}
