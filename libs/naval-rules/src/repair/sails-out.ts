import type { Ship } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { shipOrders } from '../orders/ship-orders.js';

/** Whether a ship in port has orders to leave it; an attached ship has those of its leader (PATE 3.3, 4.2). */
export function sailsOut(context: PhaseContext, ship: Ship): boolean {
  const { movement } = shipOrders(context, ship);
  if (movement.seas.length > 0 || movement.anyEnemyPort) return true;
  return movement.port !== null && 'port' in ship.at && movement.port !== ship.at.port;
}
