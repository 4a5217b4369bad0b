import type { OrderOf } from '@vedette/campaign';
import type { LineText } from '../../text/order-text.js';
import { COMPASS, COMPASS_WORDS } from '../../text/place-words.js';
import { said } from '../../text/said.js';
import { wordsOf } from '../../text/words-of.js';

/** Facings in the order of {@link COMPASS}. */
const FACINGS: readonly OrderOf<'fortify'>['facing'][] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Throwing up a work as text: `fortify PR1IN facing N`. */
export const fortifyText: LineText<'fortify'> = {
  kind: 'fortify',
  concerns: 'army',
  form: 'line',
  verbs: { fortify: ['entrench', 'dig'] },
  read: (cursor) => {
    const unit = cursor.piece();
    cursor.takeWord('facing', 'toward', 'towards', 'to');
    const way =
      cursor.takeFrom(COMPASS_WORDS) ?? cursor.fail('a way of the compass, for instance N', FACINGS);
    return { kind: 'fortify', unit, facing: FACINGS[COMPASS.indexOf(way as 'north')]! };
  },
  format: ({ unit, facing }) => wordsOf('fortify', unit, 'facing', facing),
  normal: (order) => said(order),
};
