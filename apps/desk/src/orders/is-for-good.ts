import type { AnyOrder } from '../seat/composing.js';

/**
 * What an order does that nobody can undo: it gives a piece away, which holds at once and for good (GITM AMWOL 3.4), or has a ship go down
 * when the turn is resolved. Null for every other order.
 */
export function doneForGood(order: AnyOrder | undefined): 'given' | 'scuttled' | null {
  if (order?.kind === 'assign') return 'given';
  return order?.kind === 'naval' && order['scuttle'] === true ? 'scuttled' : null;
}
