export { loadScenario, SCENARIO_IDS } from './load-scenario.js';
export type { OfficersOrders } from './officers-orders.js';
export { ordersForTurn } from './orders-for-turn.js';
export type { Scenario, ScenarioPlayer } from './scenario.js';
export { type Chair, SMALL_TABLES } from './small-table.js';
export { UnknownScenarioError } from './unknown-scenario.error.js';
export { ordersFromReports } from './orders-from-reports.js';
export type { OfficerPlan } from './officers/plan.js';
export { officersOrders, type OfficersDesk } from './officers/staff-officer.js';
