import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder, NEEDS_NOTHING } from '../../define-order.js';
import { judgeSplit } from './judge.js';
import { splitOptions } from './options.js';
import { splitText } from './text.js';

/** The splitting of a transport group (PATE 2.5). */
export const splitOrder = defineOrder({
  kind: 'split',
  schema: ORDER_SCHEMAS.split,
  slot: null,
  subject: ({ ship }) => ship,
  seasons: 'every',
  standing: null,
  needs: NEEDS_NOTHING,
  atOnce: null,
  judge: judgeSplit,
  text: splitText,
  options: splitOptions,
});
