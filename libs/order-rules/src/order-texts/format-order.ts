import type { Order } from '@vedette/campaign';
import { normalOrder } from './normal-order.js';
import { textOf } from './order-texts.js';

/**
 * An order as one line of text in the fixed spelling. Read with `parseOrderText` it is the order again, in its normal form:
 * without nulls, flags that are not set and sections that say nothing.
 */
export function formatOrder(written: Order): string {
  const order = normalOrder(written);
  const { by, at } = order;
  const signed = [...(by ? [`by ${by}`] : []), ...(at ? [`at "${at}"`] : [])];
  const text = textOf(order);
  if (text.form === 'line') return [text.format(order), ...signed].join('; ');
  const clauses = [...text.clauses(order), ...signed];
  return clauses.length > 0 ? `${text.piece(order)} ${clauses.join('; ')}` : text.piece(order);
}
