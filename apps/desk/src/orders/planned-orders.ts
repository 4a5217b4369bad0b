import { ordersOfTurn } from '../graph/dispositions.js';
import type { Seat } from '../graph/order-desk.js';
import { plannedOrders } from '../seat/composing.js';

/** Reads what was sent for later turns; whether the house answered. */
export async function readPlanned(seat: Seat, turns: readonly number[]): Promise<boolean> {
  try {
    const read = await Promise.all(
      [...new Set(turns)].map(async (turn) => [turn, await ordersOfTurn(seat, turn)] as const),
    );
    plannedOrders.value = new Map([...plannedOrders.value, ...read]);
    return true;
  } catch {
    return false;
  }
}
