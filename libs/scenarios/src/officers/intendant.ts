import type { Ministry, Order } from '@vedette/campaign';
import type { Chart } from './chart.js';
import { magazinesOf } from './magazines.js';
import { isOpenTrack } from './ride.js';

/** Squares from a depot at which an army wants the next one. *Our figure*: one less than a corps may draw over. */
const FAR = 3;
/** Own units in a square that are worth a depot. */
const CORPS = 6;
const DEPOTS_A_TURN = 2;

/** Who may have depots placed: a treasury minister or head of state (ROTD 11.5), where the book has depots. */
export function placesDepots(chart: Chart, ministries: readonly Ministry[]): boolean {
  return chart.book.supply.depots !== null && ministries.some((one) => one === 'treasury' || one === 'head');
}

/** Has depots placed on friendly railways beside corps that have left their last one behind, clear of enemies (ROTD 11.5). */
export function placeDepots(chart: Chart, by: string): Order[] {
  const depots = magazinesOf(chart).filter(({ reach }) => reach > 0);
  const placed: number[] = [];
  const hasOne = (square: number): boolean =>
    [...depots.map((depot) => depot.square), ...placed].some((at) => chart.distance(at, square) < FAR);
  const camps = chart.known().filter((square) => chart.friendsIn(square) >= CORPS);
  for (const camp of camps) {
    if (placed.length === DEPOTS_A_TURN) break;
    if (hasOne(camp)) continue;
    const [site] = [camp, ...chart.neighbours(camp)].filter(
      (square) => isOpenTrack(chart, square) && chart.enemiesIn(square) === 0,
    );
    if (site !== undefined) placed.push(site);
  }
  return placed.map((square) => ({
    kind: 'depot',
    action: 'place',
    depot: 'depot',
    square: chart.grid.nameOf(square),
    by,
  }));
}
