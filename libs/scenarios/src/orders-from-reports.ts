import type { PositionReport } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { PLANS } from './amwol-1846/plans.js';
import { loadScenario } from './load-scenario.js';
import { holding, type OfficerPlan } from './officers/plan.js';
import { officersOrders } from './officers/staff-officer.js';
import type { OfficersOrders } from './officers-orders.js';

const WRITTEN_PLANS: Readonly<Record<string, readonly OfficerPlan[]>> = { 'amwol-1846': PLANS };

/**
 * What the staffs of a scenario order for the coming turn, each from his own position report; players without a report, or
 * with nothing to order, are left out. Throws UnknownScenarioError for a name that is no scenario.
 */
export function ordersFromReports(scenario: string, reports: readonly PositionReport[]): OfficersOrders[] {
  const { position, players, id } = loadScenario(scenario);
  const { grid } = loadTheatre(position.theatre as TheatreId);
  const { land: book } = booksOf(position.rulebooks);
  return players.flatMap(({ id: player, ministries }) => {
    const report = reports.find((one) => one.player === player);
    if (!report) return [];
    const plan = WRITTEN_PLANS[id]?.find((one) => one.player === player) ?? holding(player);
    const orders = officersOrders({ report, plan, ministries, grid, book });
    return orders.length > 0 ? [{ player, orders }] : [];
  });
}
