import type { Order } from '@vedette/campaign';

/**
 * Places of the orders in the order in which they were sent (umpire bench): by the time of submission where it is given;
 * an order without one counts as sent with the order before it in the list. Equal times keep the order of the list.
 */
export function submissionOrder(orders: readonly Pick<Order, 'at'>[]): number[] {
  let latest = Number.NEGATIVE_INFINITY;
  const times = orders.map(({ at }) => {
    const time = at === undefined ? Number.NaN : Date.parse(at);
    return Number.isNaN(time) ? latest : (latest = time);
  });
  return orders.map((_, place) => place).sort((a, b) => compare(times[a]!, times[b]!) || a - b);
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
