import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder } from '../../define-order.js';
import { judgeBattery } from './judge.js';
import { batteryOptions } from './options.js';
import { batteryText } from './text.js';

/** A captured battery handed over to a unit that can serve it (ROTD 10.11). */
export const batteryOrder = defineOrder({
  kind: 'battery',
  schema: ORDER_SCHEMAS.battery,
  slot: null,
  subject: ({ unit }) => unit,
  seasons: 'every',
  standing: null,
  needs: ({ land }) => (land.combat.capture ? null : `${land.title} has no captured batteries`),
  atOnce: null,
  judge: judgeBattery,
  text: batteryText,
  options: batteryOptions,
});
