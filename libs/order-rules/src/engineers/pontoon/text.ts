import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/**
 * A bridge train's order as text: `pontoon PR1PB deploy 5-7 from phase 2`, `pontoon PR1PB remove`. What is done may come first, as in
 * orders about track and depots.
 */
export const pontoonText: LineText<'pontoon'> = {
  kind: 'pontoon',
  concerns: 'army',
  form: 'line',
  verbs: { pontoon: ['bridge'] },
  read: (cursor) => {
    const first = cursor.takeOneOf('deploy', 'remove');
    const unit = cursor.piece();
    const action =
      first ?? cursor.takeOneOf('deploy', 'remove') ?? cursor.fail('deploy or remove', ['deploy', 'remove']);
    const tactical = cursor.takeIf((text) => /^\d{1,2}-\d{1,2}$/.test(text));
    const from = cursor.takeWord('from', 'in') !== null;
    const named = cursor.takeWord('phase', 'phases') !== null || from;
    const phase = named
      ? Number(cursor.takeIf((text) => /^[1-5]$/.test(text)) ?? cursor.fail('a tactical phase 1 to 5'))
      : null;
    return {
      kind: 'pontoon',
      unit,
      action,
      ...(tactical === null ? {} : { tactical }),
      ...(phase === null ? {} : { phase }),
    };
  },
  format: ({ unit, action, tactical, phase }) =>
    wordsOf('pontoon', unit, action, tactical, phase === undefined ? null : `from phase ${phase}`),
  normal: (order) => said(order),
};
