import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder, NEEDS_NOTHING } from '../../define-order.js';
import { judgeDeploy } from './judge.js';
import { deployOptions } from './options.js';
import { deployText } from './text.js';

/** A placement before a campaign (GITM AMWOL 7.18, 7.19). Who was placed stays where he is without an order. */
export const deployOrder = defineOrder({
  kind: 'deploy',
  schema: ORDER_SCHEMAS.deploy,
  slot: { key: 'unit', piece: ({ unit }) => unit },
  subject: ({ unit }) => unit,
  seasons: 'quiet',
  standing: null,
  needs: NEEDS_NOTHING,
  atOnce: null,
  judge: judgeDeploy,
  text: deployText,
  options: deployOptions,
});
