import type { OrderOf } from '@vedette/campaign';
import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

const NO_CHANGE = '-';
const PLAYER = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** An assignment as text: `assign US1IN commander worth deputy twiggs`; a dash leaves an officer as he is. */
export const assignText: LineText<'assign'> = {
  kind: 'assign',
  concerns: 'its-piece',
  form: 'line',
  verbs: { assign: ['assigns'] },
  read: (cursor) => {
    const order: OrderOf<'assign'> = { kind: 'assign', unit: cursor.piece() };
    const role = () => cursor.takeOneOf('commander', 'deputy');
    for (let named = role(); named !== null; named = role()) {
      cursor.takeWord('to', '=');
      const officer =
        cursor.takeIf((text) => PLAYER.test(text.toLowerCase()) || text === NO_CHANGE) ??
        cursor.fail("a player's id, or - for no change");
      if (officer !== NO_CHANGE) order[named] = officer.toLowerCase();
    }
    return order;
  },
  format: ({ unit, commander, deputy }) =>
    wordsOf(`assign ${unit}`, commander && `commander ${commander}`, deputy && `deputy ${deputy}`),
  normal: (order) => said(order),
};
