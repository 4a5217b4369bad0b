import {
  BATTLE_ORDER_KINDS,
  BATTLE_ORDERS_FORMAT,
  type BattleOrderKind,
  faultsOfBattleOrder,
  faultsOfBattleOrdersAlone,
} from '@vedette/battle';
import { type Fault, faultsOfOrder, faultsOfOrders, ORDER_KINDS, type OrderKind } from '@vedette/campaign';

/** Faults of an order of whichever game, by the schema of its kind; what it orders is judged by who keeps the orders. */
export function faultsOfSentOrder(order: unknown, prefix = ''): Fault[] {
  const kind = kindOf(order);
  if (BATTLE_ORDER_KINDS.includes(kind as BattleOrderKind))
    return faultsOfBattleOrder(asOfItsSender(order), prefix);
  const faults = faultsOfOrder(order, prefix);
  if (kind === undefined || ORDER_KINDS.includes(kind as OrderKind)) return faults;
  // Of which game the order was to be nobody knows.
  return faults.map((fault) => ({
    ...fault,
    allowed: `${fault.allowed}; of a battle ${BATTLE_ORDER_KINDS.join(', ')}`,
  }));
}

/** Faults of an orders document, by the format it names. */
export function faultsOfSentDocument(document: unknown): Fault[] {
  const { format } = (document ?? {}) as { format?: unknown };
  if (format !== BATTLE_ORDERS_FORMAT) return faultsOfOrders(document);
  const { orders } = document as { readonly orders?: unknown };
  return faultsOfBattleOrdersAlone(
    Array.isArray(orders) ? { ...(document as object), orders: orders.map(asOfItsSender) } : document,
  );
}

/** An order of a battle with a sender: who he is his session says, so that a pass need not name him (contract of the battle table). */
function asOfItsSender(order: unknown): unknown {
  return kindOf(order) === 'pass' ? { by: 'sender', ...(order as object) } : order;
}

function kindOf(order: unknown): unknown {
  return typeof order === 'object' && order !== null ? (order as { kind?: unknown }).kind : undefined;
}
