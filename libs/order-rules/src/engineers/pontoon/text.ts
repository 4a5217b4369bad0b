import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/** A bridge train's order as text: `pontoon PR1PB deploy 5-7`, `pontoon PR1PB remove`. */
export const pontoonText: LineText<'pontoon'> = {
  kind: 'pontoon',
  concerns: 'army',
  form: 'line',
  verbs: { pontoon: ['bridge'] },
  read: (cursor) => {
    const unit = cursor.piece();
    const action =
      cursor.takeOneOf('deploy', 'remove') ?? cursor.fail('deploy or remove', ['deploy', 'remove']);
    const tactical = cursor.takeIf((text) => /^\d{1,2}-\d{1,2}$/.test(text));
    return { kind: 'pontoon', unit, action, ...(tactical === null ? {} : { tactical }) };
  },
  format: ({ unit, action, tactical }) => wordsOf('pontoon', unit, action, tactical),
  normal: (order) => said(order),
};
