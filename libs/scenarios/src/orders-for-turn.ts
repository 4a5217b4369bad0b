import { loadTheatre } from '@vedette/theatres';
import { openingOrders } from './amwol-1846/opening-orders.js';
import { PRAIRIE } from './amwol-1846/prairie.js';
import { OPENING_ORDERS as OPENING_OF_1866 } from './euwol-1866/opening-orders.js';
import { OPENING_ORDERS as OPENING_OF_1870 } from './euwol-1870/opening-orders.js';
import { loadScenario } from './load-scenario.js';
import { OPENING_ORDERS } from './nwol-1809/opening-orders.js';
import type { OfficersOrders } from './officers-orders.js';

const WRITTEN: Readonly<Record<string, Readonly<Record<number, () => readonly OfficersOrders[]>>>> = {
  'amwol-1846': {
    1: () => {
      const theatre = loadTheatre('amwol');
      return openingOrders(theatre.tacticalMap(theatre.grid.indexOf(PRAIRIE)));
    },
  },
  'nwol-1809': { 1: () => OPENING_ORDERS },
  'euwol-1866': { 1: () => OPENING_OF_1866 },
  'euwol-1870': { 1: () => OPENING_OF_1870 },
};

/**
 * Orders that are written down with a scenario, for the turns that have any: what the staffs of both sides send in the
 * turn with which it opens. Throws UnknownScenarioError for a name that is no scenario.
 */
export function ordersForTurn(scenario: string, turn: number): OfficersOrders[] {
  const { id } = loadScenario(scenario);
  return structuredClone([...(WRITTEN[id]?.[turn]?.() ?? [])]);
}
