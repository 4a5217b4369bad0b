import type { LandOrder, NavalOrder, Order, OrderKind, OrderOf } from '../document/orders.schema.js';

/** An order that was accepted, with its place in the order of submission (0-based). */
export interface AcceptedOrder<K extends OrderKind = OrderKind> {
  readonly index: number;
  readonly order: OrderOf<K> & Order;
}

/**
 * The orders of a turn after authority and replacement (GITM AMWOL 6.1, 6.10): at most one land order a unit and one
 * naval order a ship, and every other order in the order of submission.
 */
export interface EffectiveOrders {
  /** The land order of a unit, or undefined: then the defaults of 6.9 apply. */
  land(unit: string): LandOrder | undefined;
  naval(ship: string): NavalOrder | undefined;
  /** All accepted orders of one kind, in the order of submission. */
  ofKind<K extends OrderKind>(kind: K): readonly AcceptedOrder<K>[];
}

/** Effective orders of a list that has already been judged; a later land or naval order of a unit replaces an earlier. */
export function effectiveOrders(accepted: readonly Order[]): EffectiveOrders {
  const land = new Map<string, LandOrder>();
  const naval = new Map<string, NavalOrder>();
  const kinds = new Map<OrderKind, AcceptedOrder[]>();
  accepted.forEach((order, index) => {
    if (order.kind === 'land') land.set(order.unit, order);
    if (order.kind === 'naval') naval.set(order.ship, order);
    const list = kinds.get(order.kind) ?? [];
    list.push({ index, order } as AcceptedOrder);
    kinds.set(order.kind, list);
  });
  return {
    land: (unit) => land.get(unit),
    naval: (ship) => naval.get(ship),
    ofKind: <K extends OrderKind>(kind: K) =>
      (kinds.get(kind) ?? []) as unknown as readonly AcceptedOrder<K>[],
  };
}
