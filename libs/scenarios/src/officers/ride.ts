import type { UnitStatusReport } from '@vedette/campaign';
import { DIRECTION_NAMES, DIRECTION_STEPS } from '@vedette/geography';
import type { Chart } from './chart.js';

/** Squares a company had rather walk: two turns' march. *Our figure*: a ride costs the turn it is made in. */
const WALK = 5;
/** Squares between the last station and enemies that are known of. *Our figure*: nobody gets off under their guns. */
const CLEAR = 3;

/** Who may take a train (ROTD 8.1): militia and guns that cannot be moved stay. */
export function mayRide(chart: Chart, unit: Pick<UnitStatusReport, 'type'>): boolean {
  const kind = chart.kindOf(unit);
  return !kind.militia && kind.strategicAllowance > 0;
}

/**
 * Where an officer sends a company by train (ROTD 8.1 to 8.4): of the railway squares that a whole line in friendly hands leads to,
 * the one nearest to its goal that is clear of known enemies. Null when it walks there as well, or no line brings it nearer.
 */
export function stationTowards(chart: Chart, from: number, goal: number): number | null {
  if (!chart.book.rail || chart.distance(from, goal) <= WALK) return null;
  let best = from;
  for (const square of reachedByRail(chart, from, chart.book.rail.squaresATurn.value))
    if (chart.distance(square, goal) < chart.distance(best, goal) && isClear(chart, square)) best = square;
  return chart.distance(from, best) > WALK ? best : null;
}

/** Squares a train gets to from one over open track, within so many steps; the start among them when trains run there at all. */
export function reachedByRail(chart: Chart, from: number, most: number): readonly number[] {
  if (!isOpenTrack(chart, from)) return [];
  const ridden = new Map([[from, 0]]);
  const queue = [from];
  for (const square of queue) {
    const length = ridden.get(square)! + 1;
    if (length > most) break;
    for (const next of alongRails(chart, square)) {
      if (ridden.has(next) || !isOpenTrack(chart, next)) continue;
      ridden.set(next, length);
      queue.push(next);
    }
  }
  return queue;
}

function alongRails(chart: Chart, square: number): number[] {
  const { columns } = chart.grid;
  return (chart.at(square)?.railway?.leads ?? []).map((name) => {
    const [east, south] = DIRECTION_STEPS[DIRECTION_NAMES.indexOf(name)]!;
    return square + south * columns + east;
  });
}

/** Whether trains of his side may use a square: a friend holds it and its track is whole, as far as he is told (ROTD 8.2, 8.3). */
export function isOpenTrack(chart: Chart, square: number): boolean {
  const railway = chart.at(square)?.railway;
  return (
    railway !== undefined && railway.intact && (railway.standing === 'same' || railway.standing === 'allied')
  );
}

function isClear(chart: Chart, square: number): boolean {
  return chart.known().every((at) => chart.distance(at, square) >= CLEAR || chart.enemiesIn(at) === 0);
}
