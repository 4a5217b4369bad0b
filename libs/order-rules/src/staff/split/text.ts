import { type Cursor, isPiece } from '../../text/cursor.js';
import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/** The splitting of a transport group as text: `split US1TR capacity 1000 units US1IN supplies 3`. */
export const splitText: LineText<'split'> = {
  kind: 'split',
  concerns: 'fleet',
  form: 'line',
  verbs: { split: ['splits'] },
  read: (cursor) => {
    const ship = cursor.piece();
    cursor.takeWord('capacity');
    const capacity = cursor.number();
    const units: string[] = [];
    if (cursor.takeWord('units', 'unit', 'with') !== null)
      for (let unit = cursor.takeIf(isPiece); unit !== null; unit = cursor.takeIf(isPiece))
        units.push(unit.toUpperCase());
    const goods = { supplies: amountOf(cursor, 'supplies'), stores: amountOf(cursor, 'stores') };
    return {
      kind: 'split',
      ship,
      capacity,
      ...(units.length > 0 ? { units } : {}),
      ...(goods.supplies === undefined ? {} : { supplies: goods.supplies }),
      ...(goods.stores === undefined ? {} : { stores: goods.stores }),
    };
  },
  format: ({ ship, capacity, units, supplies, stores }) =>
    wordsOf(
      `split ${ship} capacity ${capacity}`,
      units && `units ${units.join(' ')}`,
      supplies === undefined ? null : `supplies ${supplies}`,
      stores === undefined ? null : `stores ${stores}`,
    ),
  normal: (order) => said(order),
};

function amountOf(cursor: Cursor, goods: string): number | undefined {
  return cursor.takeWord(goods) === null ? undefined : cursor.number();
}
