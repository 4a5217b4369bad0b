import {
  type LandOrder,
  type Ministry,
  type Order,
  type PositionReport,
  type UnitStatusReport,
} from '@vedette/campaign';
import type { StrategicGrid } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';
import { beyondRivers, isTrain, spans, takeUpBridge, throwBridge } from './bridging.js';
import { Chart } from './chart.js';
import { companies, type Company } from './company.js';
import { fight } from './fight.js';
import { groundOf, type Ground } from './ground.js';
import { placeDepots, placesDepots } from './intendant.js';
import { magazine } from './larder.js';
import { goalOf, homeward, pathOf, resolveOf, wayOf } from './march.js';
import type { OfficerPlan } from './plan.js';
import { forwardSupplies, movesSupplies } from './quartermaster.js';
import { mayRide, stationTowards } from './ride.js';

/** What an officer has on his desk: his report, the plan, and what every player can look up. */
export interface OfficersDesk {
  readonly report: PositionReport;
  readonly plan: OfficerPlan;
  readonly ministries: readonly Ministry[];
  readonly grid: StrategicGrid;
  readonly book: LandRulebook;
}

type Sections = Omit<LandOrder, 'kind' | 'unit' | 'by'>;

/**
 * The orders of a staff officer for the coming turn, from his own position report alone: companies march together towards
 * his objectives, fight where enemies are, fall back before odds, and headquarters follow and feed them. He orders land
 * units; the same report and plan always give the same orders.
 */
export function officersOrders({ report, plan, ministries, grid, book }: OfficersDesk): Order[] {
  const chart = new Chart(report, grid, book);
  const orders = companies(chart).flatMap((company) => companyOrders(chart, company, plan));
  return [
    ...orders,
    ...(movesSupplies(chart, ministries) ? forwardSupplies(chart, plan.player) : []),
    ...(placesDepots(chart, ministries) ? placeDepots(chart, plan.player) : []),
  ];
}

function companyOrders(chart: Chart, company: Company, plan: OfficerPlan): Order[] {
  const { square, fighting, headquarters } = company;
  if (fighting.length === 0) return loneHeadquarters(chart, company, plan);
  const contested = chart.enemiesIn(square) > 0;
  const resolve = contested ? resolveOf(chart, company, plan) : null;
  const { way, bridge } = marchOf(chart, company, plan, resolve);
  const station = contested || way.length === 0 ? null : stationTowards(chart, square, goalOf(chart, plan));
  const riders = (unit: UnitStatusReport): boolean =>
    station !== null && !unit.inFort && mayRide(chart, unit);
  const rail = station === null ? {} : { rail: { destination: chart.grid.nameOf(station) } };
  // Who cannot stay and has nowhere to go sells his life dearly.
  const atBay = resolve === 'go' && way.length === 0;
  const ground = groundIn(chart, square);
  const order = (unit: UnitStatusReport, sections: Sections): Order => ({
    kind: 'land',
    unit: unit.id,
    by: plan.player,
    ...sections,
    supply: supplyOf(chart, unit, square),
  });
  return [
    ...fighting.map((unit) =>
      order(unit, riders(unit) ? rail : troopsOrder(chart, unit, way, ground, atBay ? 'attack' : resolve)),
    ),
    ...headquarters.map((unit) =>
      order(
        unit,
        riders(unit)
          ? rail
          : way.length > 0 && mayMarch(chart, unit, bridge)
            ? { strategic: pathOf(chart, way, true) }
            : {},
      ),
    ),
    ...(bridge && station === null ? [bridge] : []),
  ];
}

/** Where a company goes, and the bridge that its train throws for it; without a train it goes where no river parts it from. */
function marchOf(
  chart: Chart,
  company: Company,
  plan: OfficerPlan,
  resolve: 'attack' | 'stand' | 'go' | null,
): { readonly way: readonly number[]; readonly bridge: Order | null } {
  if (resolve === 'go') return { way: homeward(chart, company.square), bridge: null };
  if (resolve !== null) return { way: [], bridge: null };
  const way = wayOf(chart, company, plan);
  const barred = beyondRivers(chart, company);
  if (way.length === 0 || !barred.has(way[0]!)) return { way, bridge: null };
  const bridge = throwBridge(chart, company, way[0]!, plan.player);
  return bridge ? { way, bridge } : { way: wayOf(chart, company, plan, barred), bridge: null };
}

/** A train whose bridge is wanted, or that spans a river, stays. */
function mayMarch(chart: Chart, unit: UnitStatusReport, bridge: Order | null): boolean {
  if (!isTrain(chart, unit)) return true;
  return !(bridge?.kind === 'pontoon' && bridge.unit === unit.id) && !spans(chart, unit);
}

/** A corps headquarters fills its wagons from the fullest magazine in reach, everybody else takes what he can carry. */
function supplyOf(chart: Chart, unit: UnitStatusReport, square: number): LandOrder['supply'] {
  if (!chart.kindOf(unit).role.feeds) return { level: chart.book.supply.unitCarries.value };
  const source = magazine(chart, square);
  return { level: chart.book.supply.corpsCarries.value, ...(source === null ? {} : { source }) };
}

function troopsOrder(
  chart: Chart,
  unit: UnitStatusReport,
  way: readonly number[],
  ground: Ground | null,
  resolve: 'attack' | 'stand' | 'go' | null,
): Sections {
  const stays = unit.inFort || chart.kindOf(unit).militia || chart.kindOf(unit).strategicAllowance === 0;
  if (way.length === 0 || stays)
    return fight(chart.book, unit, ground, resolve === 'attack' ? 'attack' : 'stand');
  const bound = chart.enemiesIn(way.at(-1)!) > 0;
  return {
    strategic: pathOf(chart, way, false),
    ...(bound ? { tactical: { engage: { from: 3, to: 4 } } } : {}),
    posture: { offensive: 'attack', defensive: 'defend' },
  };
}

/** A headquarters without troops goes to the nearest of its officer's that has some, or home. */
function loneHeadquarters(chart: Chart, { square, headquarters }: Company, plan: OfficerPlan): Order[] {
  const troops = companies(chart)
    .filter(({ fighting }) => fighting.length > 0)
    .sort((a, b) => chart.distance(square, a.square) - chart.distance(square, b.square))[0];
  const clear = (at: number): boolean => chart.enemiesIn(at) > 0;
  const threatened = chart.enemiesIn(square) > 0;
  const way =
    plan.aim === 'hold' || !troops
      ? threatened
        ? homeward(chart, square)
        : []
      : chart.way(square, troops.square, clear).slice(0, 2);
  const spanning = headquarters.filter((unit) => isTrain(chart, unit) && spans(chart, unit));
  return [
    ...headquarters.map((unit): Order => ({
      kind: 'land',
      unit: unit.id,
      by: plan.player,
      ...(way.length > 0 ? { strategic: pathOf(chart, way, false) } : {}),
      supply: supplyOf(chart, unit, square),
    })),
    ...(way.length > 0 ? spanning.map((unit) => takeUpBridge(chart, unit, way[0]!, plan.player)) : []),
  ];
}

function groundIn(chart: Chart, square: number): Ground | null {
  const name = chart.grid.nameOf(square);
  const map = chart.report.maps.find((one) => one.square === name);
  return map ? groundOf(map) : null;
}
