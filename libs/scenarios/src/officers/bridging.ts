import { tacticalIndex, tacticalName, type Order, type UnitStatusReport } from '@vedette/campaign';
import {
  bankGroups,
  bridgedMap,
  DIRECTION_STEPS,
  TacticalTerrain,
  tacticalStep,
  type BankGroups,
  type Direction,
} from '@vedette/geography';
import type { Chart } from './chart.js';
import type { Company } from './company.js';
import { groundOf, range } from './ground.js';

const MIDDLE = '7-7';

/** Whether rivers stop a march that nobody watches, so that officers look where their bridges are (ROTD 7.7, 7.8). */
export function heedsRivers(chart: Chart): boolean {
  return chart.book.movement.barriersStopMarches.value === 'always';
}

/**
 * Next squares that a company cannot march to because a river or range parts some of its troops from them, and nothing that the
 * report shows leads over: neither ford, pass, standing railway bridge nor a bridge of friends (ROTD 7.7, 12.1).
 */
export function beyondRivers(chart: Chart, company: Company): ReadonlySet<number> {
  const banks = heedsRivers(chart) ? banksIn(chart, company.square) : null;
  if (!banks) return new Set();
  const marching = company.fighting.filter((unit) => !unit.inFort && !chart.kindOf(unit).militia);
  return new Set(
    chart.neighbours(company.square).filter((next) => {
      const direction = directionTo(chart, company.square, next);
      return marching.some((unit) => !leadsOut(banks, at(unit), direction));
    }),
  );
}

/** The bridge of a company's train that opens the way to a next square (ROTD 12.4); null when it has none or there is no place for it. */
export function throwBridge(chart: Chart, company: Company, next: number, by: string): Order | null {
  const river = chart.at(company.square)?.river;
  const held = river?.standing === 'same' || river?.standing === 'allied';
  const banks = banksIn(chart, company.square);
  const train = company.headquarters.find((unit) => isTrain(chart, unit) && !spans(chart, unit));
  if (!banks || !train || !held || river.class === 'unbridgeable') return null;
  const direction = directionTo(chart, company.square, next);
  const own = new Set(company.fighting.flatMap((unit) => banks.at(at(unit))));
  const sites = [...banks.map.terrain.keys()].filter((tactical) => {
    if (banks.map.terrain[tactical] !== TacticalTerrain.River) return false;
    const joined = banks.at(tactical);
    return (
      joined.some((group) => own.has(group)) &&
      joined.some((group) => banks.exitsOf(group, direction).length > 0)
    );
  });
  const [site] = sites.sort((a, b) => range(a, at(train)) - range(b, at(train)) || a - b);
  if (site === undefined) return null;
  return { kind: 'pontoon', unit: train.id, action: 'deploy', tactical: tacticalName(site), phase: 1, by };
}

/** Takes up a bridge, on the bank from which its train goes on to a next square (ROTD 12.5). */
export function takeUpBridge(chart: Chart, train: UnitStatusReport, next: number, by: string): Order {
  const square = chart.grid.indexOf(train.square ?? '');
  const banks = banksIn(chart, square);
  const direction = directionTo(chart, square, next);
  const ends = Array.from({ length: DIRECTION_STEPS.length }, (_, side) => tacticalStep(at(train), side));
  const end = ends.find(
    (tactical) =>
      banks && tactical >= 0 && banks.map.region[tactical]! > 0 && leadsOut(banks, tactical, direction),
  );
  return {
    kind: 'pontoon',
    unit: train.id,
    action: 'remove',
    ...(end === undefined ? {} : { tactical: tacticalName(end) }),
    phase: 1,
    by,
  };
}

/** Whether a unit is a bridge train, and whether it spans a river now. */
export function isTrain(chart: Chart, unit: Pick<UnitStatusReport, 'type'>): boolean {
  return chart.kindOf(unit).role.bridges;
}
export function spans(chart: Chart, unit: Pick<UnitStatusReport, 'id' | 'square'>): boolean {
  const seen = mapOf(chart, unit.square ?? '')?.units.find((other) => other.unit === unit.id);
  return seen?.deployed === true;
}

/** The banks of a square as far as one comes from one to the other by all that the report shows; null without a map of it. */
function banksIn(chart: Chart, square: number): BankGroups | null {
  const report = mapOf(chart, chart.grid.nameOf(square));
  if (!report) return null;
  const standing = (report.bridges ?? []).filter(({ intact }) => intact);
  const thrown = report.units.filter(
    ({ deployed, standing: whose }) => deployed === true && (whose === 'same' || whose === 'allied'),
  );
  const bridges = [...standing, ...thrown].map(({ tactical }) => tacticalIndex(tactical));
  return bankGroups(bridgedMap(groundOf(report).map, bridges));
}

function mapOf(chart: Chart, name: string) {
  return chart.report.maps.find(({ square }) => square === name);
}

function leadsOut(banks: BankGroups, from: number, direction: Direction): boolean {
  return banks.at(from).some((group) => banks.exitsOf(group, direction).length > 0);
}

function at({ tactical }: UnitStatusReport): number {
  return tacticalIndex(tactical ?? MIDDLE);
}

/** The direction of a step to a neighbour. */
function directionTo({ grid: { columns } }: Chart, from: number, to: number): Direction {
  const east = Math.sign((to % columns) - (from % columns));
  const south = Math.sign(Math.floor(to / columns) - Math.floor(from / columns));
  return DIRECTION_STEPS.findIndex(([x, y]) => x === east && y === south);
}
