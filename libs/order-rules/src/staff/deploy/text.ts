import { isSquare } from '../../text/cursor.js';
import type { LineText } from '../../text/order-text.js';
import { nameText } from '../../text/quote.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/** A placement as text: `deploy US1IN in G6-V6 7-7`, or `in "Baltimore"`, a port off the map. */
export const deployText: LineText<'deploy'> = {
  kind: 'deploy',
  concerns: 'army',
  form: 'line',
  verbs: { deploy: ['deploys', 'place'] },
  read: (cursor) => {
    const unit = cursor.piece();
    cursor.takeWord('in', 'to');
    const square =
      cursor.takeSquare() ?? cursor.takePlace()?.name ?? (cursor.atQuoted ? cursor.name() : null);
    const tactical = cursor.takeIf((text) => /^\d{1,2}-\d{1,2}$/.test(text));
    return {
      kind: 'deploy',
      unit,
      ...(square === null ? {} : { square: isSquare(square) ? square.toUpperCase() : square }),
      ...(tactical === null ? {} : { tactical }),
    };
  },
  format: ({ unit, square, tactical }) => wordsOf('deploy', unit, square && nameText(square), tactical),
  normal: (order) => said(order),
};
