import type { Order, OrderOf } from '@vedette/campaign';
import type { Cursor } from '../text/cursor.js';
import { nameText } from '../text/quote.js';

/** The verb of goods that are sent, with the spellings taken for it; which goods they are stands behind the amount. */
export const SENDING = { move: ['moves', 'send', 'ship'] } as const;

/** Reads `40 supplies from New Orleans to Point Isabel`, or stores. */
export function readGoods(cursor: Cursor): Order {
  const amount = cursor.number();
  const goods =
    cursor.takeOneOf('supplies', 'supply', 'stores', 'store') ??
    cursor.fail('supplies or stores', ['supplies', 'stores']);
  cursor.takeWord('from');
  const from = cursor.name('to');
  if (cursor.takeWord('to') === null) cursor.fail('to and the destination');
  const to = cursor.name();
  return {
    kind: goods === 'supplies' || goods === 'supply' ? 'move-supplies' : 'move-stores',
    from,
    to,
    amount,
  };
}

/** Goods that are sent, in the fixed spelling. */
export function goodsLine(
  { amount, from, to }: OrderOf<'move-supplies'> | OrderOf<'move-stores'>,
  goods: 'supplies' | 'stores',
): string {
  return `move ${amount} ${goods} from ${nameText(from)} to ${nameText(to)}`;
}
