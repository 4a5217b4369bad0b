import { type UnitStatusReport } from '@vedette/campaign';
import type { Chart } from './chart.js';
import type { Company } from './company.js';

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
 * The fullest city of the officer's state that may feed a corps headquarters in a square, by name (10.5): left to itself a
 * headquarters draws from the nearest one, were it empty (10.11). Null when none on his map holds anything.
 */
export function magazine(chart: Chart, square: number): string | null {
  const reach = chart.book.supply.cityReach.value;
  const [fullest] = chart
    .known()
    .map((at) => ({ at, city: chart.at(at)!.city }))
    .filter(
      ({ at, city }) =>
        city !== null &&
        city.state === chart.report.state &&
        !city.besieged &&
        city.supplies >= STOCK &&
        chart.distance(at, square) <= reach,
    )
    .sort((a, b) => b.city!.supplies - a.city!.supplies || a.at - b.at);
  return fullest?.city?.name ?? null;
}
