import { isPiece } from '../../text/cursor.js';
import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/** Work on railways as text: `track destroy bridge D2-T2 with PR1IN`. */
export const trackText: LineText<'track'> = {
  kind: 'track',
  concerns: 'army',
  form: 'line',
  verbs: { track: ['railway'] },
  read: (cursor) => {
    const action =
      cursor.takeOneOf('destroy', 'repair') ?? cursor.fail('destroy or repair', ['destroy', 'repair']);
    const what = cursor.takeOneOf('track', 'bridge');
    cursor.takeWord('in');
    const square = cursor.square();
    const unit = cursor.takeWord('with') === null ? cursor.takeIf(isPiece) : cursor.piece();
    return {
      kind: 'track',
      action,
      ...(what === null ? {} : { what }),
      square,
      ...(unit === null ? {} : { unit: unit.toUpperCase() }),
    };
  },
  format: ({ action, what, square, unit }) => wordsOf('track', action, what, square, unit && `with ${unit}`),
  normal: (order) => said(order),
};
