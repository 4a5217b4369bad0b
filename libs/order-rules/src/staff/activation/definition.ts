import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder, NEEDS_NOTHING } from '../../define-order.js';
import { judgeActivation } from './judge.js';
import { activationOptions } from './options.js';
import { activationText } from './text.js';

/** Calling a piece up or laying it up (GITM AMWOL 11.1, PATE 2.6); a standing one waits until it can be done. */
export const activationOrder = defineOrder({
  kind: 'activation',
  schema: ORDER_SCHEMAS.activation,
  slot: null,
  subject: ({ unit }) => unit,
  seasons: 'every',
  standing: { place: ({ unit }) => unit },
  needs: NEEDS_NOTHING,
  atOnce: null,
  judge: judgeActivation,
  text: activationText,
  options: activationOptions,
});
