import type { LineText } from '../../text/order-text.js';
import { nameText } from '../../text/quote.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/** A depot's order as text: `depot place depot in D2-T2 7-7`, `depot remove PR-D1 in D2-T2`. */
export const depotText: LineText<'depot'> = {
  kind: 'depot',
  concerns: 'army',
  form: 'line',
  verbs: { depot: ['depots'] },
  read: (cursor) => {
    const action = cursor.takeOneOf('place', 'remove') ?? cursor.fail('place or remove', ['place', 'remove']);
    const depot = cursor.name('in');
    cursor.takeWord('in');
    const square = cursor.square();
    const tactical = cursor.takeIf((text) => /^\d{1,2}-\d{1,2}$/.test(text));
    return { kind: 'depot', action, depot, square, ...(tactical === null ? {} : { tactical }) };
  },
  format: ({ action, depot, square, tactical }) =>
    wordsOf('depot', action, nameText(depot), 'in', square, tactical),
  normal: (order) => said(order),
};
