import { type Ministry, type Order } from '@vedette/campaign';
import type { Chart } from './chart.js';
import { magazinesOf } from './magazines.js';
import { reachedByRail } from './ride.js';

const RICH = 60;
const POOR = 25;
const LOAD = 30;
/** Depots that one staff fills in a turn. */
const DEPOTS_A_TURN = 6;

/** Who may have supplies moved: a war minister, or a commander of an army headquarters (GITM AMWOL 10.6). */
export function movesSupplies(chart: Chart, ministries: readonly Ministry[]): boolean {
  return (
    ministries.includes('war') ||
    chart.report.units.some(
      (unit) => chart.kindOf(unit).role.commands === 'army' && unit.role === 'commander',
    )
  );
}

/**
 * Moves loads from the fullest magazines on his map to those that run low near troops of his, within reach by road or by rail
 * (GITM AMWOL 10.6, ROTD 11.7): one to the poorest city; where depots feed the army, to each of them what it wants.
 */
export function forwardSupplies(chart: Chart, by: string): Order[] {
  const magazines = magazinesOf(chart);
  const left = new Map(magazines.map(({ name, supplies }) => [name, supplies]));
  const wanting = magazines
    .filter(({ supplies, square, reach }) => supplies < POOR && friendsWithin(chart, square, reach) > 0)
    .sort((a, b) => a.supplies - b.supplies || a.square - b.square)
    .slice(0, chart.book.supply.depots ? DEPOTS_A_TURN : 1);
  return wanting.flatMap((to): Order[] => {
    const from = magazines
      .filter(
        (one) =>
          left.get(one.name)! >= RICH && one.square !== to.square && leadsTo(chart, one.square, to.square),
      )
      .sort((a, b) => left.get(b.name)! - left.get(a.name)! || a.square - b.square)[0];
    if (!from) return [];
    left.set(from.name, left.get(from.name)! - LOAD);
    return [{ kind: 'move-supplies', from: from.name, to: to.name, amount: LOAD, by }];
  });
}

function friendsWithin(chart: Chart, square: number, reach: number): number {
  if (reach === 0 || !chart.book.supply.depots) return chart.friendsIn(square);
  return chart
    .known()
    .filter((at) => chart.distance(at, square) <= reach)
    .reduce((sum, at) => sum + chart.friendsIn(at), 0);
}

function leadsTo(chart: Chart, from: number, to: number): boolean {
  const { moveReach, ways } = chart.book.supply;
  if (chart.distance(from, to) <= moveReach.value) return true;
  return ways !== null && reachedByRail(chart, from, ways.railReach.value).includes(to);
}
