import { type Order } from '../game/sent-order.js';
import type { AnswerOf, ReceiptDocument, submitOrders } from '@vedette/contracts';
import { orderDigest } from '@vedette/ledger';
import { KeyReusedError } from './intake.errors.js';

/** The answer of the first time. @throws KeyReusedError when other orders come under the same key */
export function replay(
  earlier: readonly ReceiptDocument[],
  orders: readonly Order[],
  key: string,
): AnswerOf<typeof submitOrders> {
  const same =
    earlier.length === orders.length && earlier.every(({ digest }, i) => digest === orderDigest(orders[i]));
  if (!same) throw new KeyReusedError(key);
  return { receipts: [...earlier], replayed: true };
}
