import { type Ministry, type Order } from '@vedette/campaign';
import type { Chart } from './chart.js';

const RICH = 60;
const POOR = 25;
const LOAD = 30;

/** Who may have supplies moved: a war minister, or a commander of an army headquarters (GITM AMWOL 10.6). */
export function movesSupplies(chart: Chart, ministries: readonly Ministry[]): boolean {
  return (
    ministries.includes('war') ||
    chart.report.units.some(
      (unit) => chart.kindOf(unit).role.commands === 'army' && unit.role === 'commander',
    )
  );
}

/** Moves a load from the richest to the poorest city on his map that has troops of his in it, within reach (10.6). */
export function forwardSupplies(chart: Chart, by: string): Order[] {
  const cities = chart
    .known()
    .map((square) => ({ square, city: chart.at(square)!.city }))
    .filter(({ city }) => city !== null && city.state === chart.report.state && !city.besieged);
  const from = cities
    .filter(({ city }) => city!.supplies >= RICH)
    .sort((a, b) => b.city!.supplies - a.city!.supplies)[0];
  const to = cities
    .filter(({ square, city }) => city!.supplies < POOR && chart.friendsIn(square) > 0)
    .sort((a, b) => a.city!.supplies - b.city!.supplies || a.square - b.square)[0];
  if (!from || !to || chart.distance(from.square, to.square) > chart.book.supply.moveReach.value) return [];
  return [{ kind: 'move-supplies', from: from.city!.name, to: to.city!.name, amount: LOAD, by }];
}
