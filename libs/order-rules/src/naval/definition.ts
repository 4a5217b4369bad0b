import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder } from '../define-order.js';
import { judgeNaval } from './naval-order.js';
import { navalOptions } from './options.js';
import { navalText } from './text.js';

/** A ship's or transport group's own order: sail, meet, fight, load (PATE 4). It goes on sailing by its last one. */
export const navalOrder = defineOrder({
  kind: 'naval',
  schema: ORDER_SCHEMAS.naval,
  slot: { key: 'ship', piece: ({ ship }) => ship },
  subject: ({ ship }) => ship,
  seasons: 'campaign',
  standing: { place: ({ ship }) => ship },
  needs: ({ naval }) => (naval ? null : 'this campaign has no naval rule book'),
  atOnce: null,
  judge: judgeNaval,
  text: navalText,
  options: navalOptions,
});
