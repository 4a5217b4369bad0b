import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/** Calling up and laying up as text: `activate US1IN`, `inactivate US1FR`. */
export const activationText: LineText<'activation'> = {
  kind: 'activation',
  concerns: 'its-piece',
  form: 'line',
  verbs: { activate: ['callup'], inactivate: ['deactivate', 'layup'] },
  read: (cursor, verb) => ({
    kind: 'activation',
    unit: cursor.piece(),
    action: verb === 'activate' ? 'activate' : 'inactivate',
  }),
  format: ({ action, unit }) => wordsOf(action, unit),
  normal: (order) => said(order),
};
