import { type UnitStatusReport } from '@vedette/campaign';
import type { Chart } from './chart.js';
import type { Company } from './company.js';
import { magazinesOf } from './magazines.js';

/** Supplies a corps headquarters must carry to go where no city feeds it, and a city hold to be worth reaching. */
const TRAIN = 4;
const STOCK = 3;

/** Whether a company would eat in a square (GITM AMWOL 10.5): a city of its own there, or a corps headquarters with it that a city in reach feeds or that carries a train. */
export function feeds(chart: Chart, company: Company, square: number): boolean {
  const here = chart.at(square)?.city;
  if (here && here.state === chart.report.state && !here.besieged && here.supplies >= STOCK) return true;
  const train =
    company.headquarters.find((unit) => chart.kindOf(unit).role.feeds) ?? nearTrain(chart, square);
  return train !== undefined && (train.supplies >= TRAIN || cityInReach(chart, square));
}

/** Whether most of a company has nothing to eat. */
export function isStarving({ fighting }: Company): boolean {
  return (
    fighting.filter(({ supplied, supplies }) => !supplied && supplies === 0).length * 2 > fighting.length
  );
}

/** A corps headquarters of the officer's that reaches a square (10.5). */
function nearTrain(chart: Chart, square: number): UnitStatusReport | undefined {
  const reach = chart.book.supply.corpsReach.value;
  return chart.report.units.find(
    ({ type, square: at, status }) =>
      chart.kindOf({ type }).role.feeds &&
      status === 'active' &&
      at !== null &&
      chart.grid.indexOf(at) >= 0 &&
      chart.distance(chart.grid.indexOf(at), square) <= reach,
  );
}

function cityInReach(chart: Chart, square: number): boolean {
  return magazine(chart, square) !== null;
}

/**
 * The fullest magazine that may feed a corps headquarters in a square, by name (GITM AMWOL 10.5, ROTD 11.6): left to itself a
 * headquarters draws from the nearest one, were it empty (10.11). Null when none on his map holds anything.
 */
export function magazine(chart: Chart, square: number): string | null {
  const [fullest] = magazinesOf(chart)
    .filter(({ square: at, supplies, reach }) => supplies >= STOCK && chart.distance(at, square) <= reach)
    .sort((a, b) => b.supplies - a.supplies || a.square - b.square);
  return fullest?.name ?? null;
}
