import { type Fault, faultsOf, MOST_FAULTS, oneOfWords, show } from '@vedette/documents';
import { OrdersDocument, ORDER_SCHEMAS, type Order, type OrderKind, ORDER_KINDS } from './orders.schema.js';
import { PositionDocument } from './position.schema.js';

const MOST_ORDERS = 50_000;

/** Faults of a position document. */
export function faultsOfPosition(value: unknown): Fault[] {
  return faultsOf(PositionDocument, value);
}

/** Faults of an orders document; each order is judged by the schema of its kind. */
export function faultsOfOrders(value: unknown): Fault[] {
  const document = value as { orders?: unknown } | null;
  if (typeof document !== 'object' || document === null || !Array.isArray(document.orders))
    return faultsOf(OrdersDocument, value);
  const outer = faultsOf(OrdersDocument, { ...document, orders: [] });
  if (document.orders.length > MOST_ORDERS)
    outer.push({
      pointer: '/orders',
      found: `${document.orders.length} orders`,
      allowed: `a list of at most ${MOST_ORDERS}`,
    });
  const inner = document.orders.flatMap((order, i) => faultsOfOrder(order, `/orders/${i}`));
  return [...outer, ...inner].slice(0, MOST_FAULTS);
}

/** Faults of one order by the schema of its kind. */
export function faultsOfOrder(value: unknown, prefix = ''): Fault[] {
  const kind = typeof value === 'object' && value !== null ? (value as { kind?: unknown }).kind : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ pointer: prefix, found: show(value), allowed: 'an order object' }];
  if (!ORDER_KINDS.includes(kind as OrderKind))
    return [{ pointer: `${prefix}/kind`, found: show(kind), allowed: oneOfWords(ORDER_KINDS, kind) }];
  return faultsOf(ORDER_SCHEMAS[kind as OrderKind], value, prefix);
}

/** Whether a value is a well-formed order. */
export function isOrder(value: unknown): value is Order {
  return faultsOfOrder(value).length === 0;
}
