import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder, NEEDS_NOTHING } from '../define-order.js';
import { judgeLand } from './land-order.js';
import { landOptions } from './options.js';
import { landText } from './text.js';

/** A unit's own order: march, move, fight, draw supplies (GITM AMWOL 6). It goes on marching by its last one. */
export const landOrder = defineOrder({
  kind: 'land',
  schema: ORDER_SCHEMAS.land,
  slot: { key: 'unit', piece: ({ unit }) => unit },
  subject: ({ unit }) => unit,
  seasons: 'campaign',
  standing: { place: ({ unit }) => unit },
  needs: NEEDS_NOTHING,
  atOnce: null,
  judge: judgeLand,
  text: landText,
  options: landOptions,
});
