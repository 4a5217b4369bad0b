import { shipTurn, type Ship } from '@vedette/campaign';
import type { ShipOrders } from '../orders/ship-orders.js';

type Stance = ShipOrders['contact']['stance'];

/**
 * What a ship does about a number of enemies: its stance within the numbers it was given, else it accepts contact
 * (PATE 4.6). With the least number above the most it holds at either end and not between (P-04).
 * Transport groups count among the enemies as ships do (P-15).
 */
export function stanceTowards(ship: Ship, { contact }: ShipOrders, enemies: number): Stance {
  const { stance, min, max } = contact;
  if (stance === 'pursue' && shipTurn(ship).drifted) return 'accept';
  const within = min <= max ? enemies >= min && enemies <= max : enemies >= min || enemies <= max;
  return within ? stance : 'accept';
}
