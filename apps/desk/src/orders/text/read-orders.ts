import type { Order } from '@vedette/campaign';
import { readOrderText, type TextFault, type TextNames, type TextNote } from '@vedette/order-rules/text';
import type { AnyOrder } from '../../seat/composing.js';

/** An order that was read, and under which key it is a draft. */
export interface ReadOrder {
  readonly key: string;
  readonly order: AnyOrder;
}

/** Orders of a text, what of it could not be read, and what was taken for something else. */
export interface ReadText {
  readonly orders: readonly ReadOrder[];
  readonly faults: readonly TextFault[];
  readonly notes: readonly TextNote[];
}

/** Reads orders as text. Shapes are looked at by the form, and what they say by the referee. */
export function readOrders(text: string, names: TextNames): ReadText {
  const { orders, faults, notes } = readOrderText(text, { names, check: () => undefined });
  const counted = new Map<string, number>();
  const keyOf = (order: Order): string => {
    if (order.kind === 'land') return order.unit;
    if (order.kind === 'naval') return order.ship;
    const whose = pieceOf(order as unknown as AnyOrder);
    const family = `${whose}/${order.kind}`;
    const number = (counted.get(family) ?? 0) + 1;
    counted.set(family, number);
    return `${family}/${number}`;
  };
  return {
    orders: orders.map((order) => ({ key: keyOf(order), order: order as unknown as AnyOrder })),
    faults,
    notes,
  };
}

/** Kinds that belong to nobody's card although they name a piece. */
const STAFF: ReadonlySet<string> = new Set(['move-supplies', 'move-stores', 'depot', 'assign']);

function pieceOf(order: AnyOrder): string {
  const piece = order['unit'] ?? order['ship'];
  return STAFF.has(order.kind) || typeof piece !== 'string' ? 'staff' : piece;
}
