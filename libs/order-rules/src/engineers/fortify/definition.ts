import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder } from '../../define-order.js';
import { judgeFortify } from './judge.js';
import { fortifyOptions } from './options.js';
import { fortifyText } from './text.js';

/** A work thrown up by a unit where it stands (ROTD 10.6, R-78). */
export const fortifyOrder = defineOrder({
  kind: 'fortify',
  schema: ORDER_SCHEMAS.fortify,
  slot: null,
  subject: ({ unit }) => unit,
  seasons: 'campaign',
  standing: null,
  needs: ({ land }) => (land.combat.works ? null : `${land.title} has no field works`),
  atOnce: null,
  judge: judgeFortify,
  text: fortifyText,
  options: fortifyOptions,
});
