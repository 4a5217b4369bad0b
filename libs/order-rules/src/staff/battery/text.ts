import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/** Handing over a battery as text: `battery PR1IN to PR1LA`. */
export const batteryText: LineText<'battery'> = {
  kind: 'battery',
  concerns: 'army',
  form: 'line',
  verbs: { battery: ['batteries', 'handover'] },
  read: (cursor) => {
    const unit = cursor.piece();
    cursor.takeWord('to', 'into');
    return { kind: 'battery', unit, to: cursor.piece() };
  },
  format: ({ unit, to }) => wordsOf('battery', unit, 'to', to),
  normal: (order) => said(order),
};
