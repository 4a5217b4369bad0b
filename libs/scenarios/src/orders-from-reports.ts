import type { FleetPosition, PositionReport } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { FLEET_PLANS as FLEETS_OF_1846 } from './amwol-1846/fleet-plans.js';
import { PLANS as PLANS_OF_1846 } from './amwol-1846/plans.js';
import { PLANS as PLANS_OF_1866 } from './euwol-1866/plans.js';
import { PLANS as PLANS_OF_1870 } from './euwol-1870/plans.js';
import { loadScenario } from './load-scenario.js';
import { PLANS as PLANS_OF_1809 } from './nwol-1809/plans.js';
import { commodoresOrders } from './officers/commodore.js';
import type { FleetPlan } from './officers/fleet-plan.js';
import { holding, type OfficerPlan } from './officers/plan.js';
import { SeaWay } from './officers/sea-way.js';
import { officersOrders } from './officers/staff-officer.js';
import type { OfficersOrders } from './officers-orders.js';

const WRITTEN_PLANS: Readonly<Record<string, readonly OfficerPlan[]>> = {
  'amwol-1846': PLANS_OF_1846,
  'nwol-1809': PLANS_OF_1809,
  'euwol-1866': PLANS_OF_1866,
  'euwol-1870': PLANS_OF_1870,
};

const FLEET_PLANS: Readonly<Record<string, readonly FleetPlan[]>> = { 'amwol-1846': FLEETS_OF_1846 };

/**
 * What the staffs of a scenario order for the coming turn, each from his own position report and fleet report; players without
 * a report, or with nothing to order, are left out. Throws UnknownScenarioError for a name that is no scenario.
 */
export function ordersFromReports(
  scenario: string,
  reports: readonly PositionReport[],
  fleets: readonly FleetPosition[] = [],
): OfficersOrders[] {
  const { position, players, id } = loadScenario(scenario);
  const theatre = loadTheatre(position.theatre as TheatreId);
  const { grid } = theatre;
  const chart = new SeaWay(theatre);
  const { land: book } = booksOf(position.rulebooks);
  return players.flatMap(({ id: player, ministries }) => {
    const report = reports.find((one) => one.player === player);
    const fleet = fleets.find((one) => one.player === player);
    if (!report && !fleet) return [];
    const plan = WRITTEN_PLANS[id]?.find((one) => one.player === player) ?? holding(player);
    const stations = FLEET_PLANS[id]?.find((one) => one.player === player) ?? { player, stations: [] };
    const orders = [
      ...(report ? officersOrders({ report, plan, ministries, grid, book }) : []),
      ...(fleet ? commodoresOrders(fleet, stations, chart) : []),
    ];
    return orders.length > 0 ? [{ player, orders }] : [];
  });
}
