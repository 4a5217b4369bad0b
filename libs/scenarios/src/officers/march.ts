import type { LandOrder } from '@vedette/campaign';
import type { Chart } from './chart.js';
import type { Company } from './company.js';
import { feeds, isStarving } from './larder.js';
import type { OfficerPlan } from './plan.js';

/** Squares a company marches together in a turn: what foot with its wagons does without forcing the pace. */
const STEPS = 2;
/** Own units for one of the enemy's that an officer wants before he attacks. */
const ODDS = 0.75;
/** Own units for one of the enemy's below which he does not stay. */
const HOPELESS = 0.4;
const WEARY = 9;
/** Squares from which a column makes for its goal though nothing feeds it on the way. */
const DASH = 8;

/** Where a company goes this turn: squares in order, none to stay. `barred` are next squares it cannot go to. */
export function wayOf(
  chart: Chart,
  company: Company,
  plan: OfficerPlan,
  barred: ReadonlySet<number> = new Set(),
): number[] {
  if (plan.aim === 'hold' || isPost(chart, company)) return [];
  if (isTired(company)) return [];
  const own = chart.friendsIn(company.square);
  if (plan.aim === 'attack') {
    const prey = chart
      .neighbours(company.square)
      .filter((square) => chart.isOpen(square) && chart.enemiesIn(square) > 0 && !barred.has(square))
      .sort((a, b) => chart.enemiesIn(a) - chart.enemiesIn(b) || a - b)[0];
    if (prey !== undefined) return own >= ODDS * chart.enemiesIn(prey) ? [prey] : [];
  }
  if (isStarving(company) && !feeds(chart, company, company.square))
    return homeward(chart, company.square, barred);
  if (plan.aim === 'defend') return [];
  const goal = goalOf(chart, plan);
  if (goal < 0 || goal === company.square) return [];
  const way = chart
    .way(company.square, goal, (square) => chart.enemiesIn(square) > 0, barred)
    .slice(0, STEPS);
  const last = way.at(-1);
  if (last === undefined) return [];
  return chart.distance(company.square, goal) <= DASH || feeds(chart, company, last) ? way : [];
}

/** Whether a company with enemies in its square attacks, stands, or goes. */
export function resolveOf(chart: Chart, company: Company, plan: OfficerPlan): 'attack' | 'stand' | 'go' {
  const odds = chart.friendsIn(company.square) / Math.max(1, chart.enemiesIn(company.square));
  const free = plan.aim !== 'hold' && !isPost(chart, company);
  if (free && (odds < HOPELESS || (isStarving(company) && odds < ODDS))) return 'go';
  return plan.aim === 'attack' && odds >= ODDS ? 'attack' : 'stand';
}

/** The way to the nearest friendly city on the map that no enemy is in, one turn of it. */
export function homeward(chart: Chart, from: number, barred: ReadonlySet<number> = new Set()): number[] {
  const homes = chart
    .known()
    .filter((square) => square !== from && isFriendlyCity(chart, square) && chart.enemiesIn(square) === 0)
    .sort((a, b) => chart.distance(from, a) - chart.distance(from, b) || a - b);
  for (const home of homes) {
    const way = chart.way(from, home, (square) => chart.enemiesIn(square) > 0, barred);
    if (way.at(-1) === home) return way.slice(0, STEPS);
  }
  return [];
}

/** The path of an order, headquarters one phase behind the troops so that they never arrive first. */
export function pathOf(
  chart: Chart,
  way: readonly number[],
  follows: boolean,
): NonNullable<LandOrder['strategic']> {
  const names = way.map((square) => chart.grid.nameOf(square));
  return { path: follows ? [null, ...names] : names, haltOnDetection: true };
}

/** The square an officer makes for: his first objective that is not in friendly hands, else his station; -1 without either. */
export function goalOf(chart: Chart, plan: OfficerPlan): number {
  for (const name of plan.objectives) {
    const square = chart.grid.indexOf(name);
    if (square >= 0 && !isFriendlyCity(chart, square)) return square;
  }
  return plan.station ? chart.grid.indexOf(plan.station) : -1;
}

function isFriendlyCity(chart: Chart, square: number): boolean {
  const city = chart.at(square)?.city;
  return city?.state === chart.report.state;
}

/** Garrisons in forts and militia are not for the field. */
function isPost(chart: Chart, company: Company): boolean {
  return company.fighting.every((unit) => unit.inFort || chart.kindOf(unit).militia);
}

function isTired({ fighting }: Company): boolean {
  return fighting.filter(({ fatigue }) => fatigue > WEARY).length * 2 > fighting.length;
}
