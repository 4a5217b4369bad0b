import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder, NEEDS_NOTHING } from '../../define-order.js';
import { judgeMerge } from './judge.js';
import { mergeOptions } from './options.js';
import { mergeText } from './text.js';

/** A merger of two units or two transport groups (GITM AMWOL 3.5, PATE 2.5). */
export const mergeOrder = defineOrder({
  kind: 'merge',
  schema: ORDER_SCHEMAS.merge,
  slot: null,
  subject: ({ unit, ship, into }) => unit ?? ship ?? into,
  seasons: 'every',
  standing: null,
  needs: NEEDS_NOTHING,
  atOnce: null,
  judge: judgeMerge,
  text: mergeText,
  options: mergeOptions,
});
