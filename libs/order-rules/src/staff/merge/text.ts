import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { isShipId } from '../../text/text-names.js';
import { wordsOf } from '../../text/words-of.js';

/** A merger as text: `merge US1IN into US2IN`, `merge US1TR into US2TR`. */
export const mergeText: LineText<'merge'> = {
  kind: 'merge',
  concerns: 'its-piece',
  form: 'line',
  verbs: { merge: ['merges'] },
  read: (cursor) => {
    const goes = cursor.piece();
    cursor.takeWord('into', 'with', 'to');
    const into = cursor.piece();
    return isShipId(cursor.names, goes)
      ? { kind: 'merge', ship: goes, into }
      : { kind: 'merge', unit: goes, into };
  },
  format: ({ unit, ship, into }) => wordsOf('merge', unit ?? ship, 'into', into),
  normal: (order) => said(order),
};
