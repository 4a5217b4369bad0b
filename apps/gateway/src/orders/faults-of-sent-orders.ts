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
  if (BATTLE_ORDER_KINDS.includes(kind as BattleOrderKind)) return faultsOfBattleOrder(order, prefix);
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
  return faultsOfBattleOrdersAlone(document);
}

function kindOf(order: unknown): unknown {
  return typeof order === 'object' && order !== null ? (order as { kind?: unknown }).kind : undefined;
}
