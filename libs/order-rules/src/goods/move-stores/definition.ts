import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder, NEEDS_NOTHING } from '../../define-order.js';
import { judgeTransfer } from '../judge-transfer.js';
import { OF_NO_PIECE } from '../../options/order-option.js';
import { moveStoresText } from './text.js';

/** A transfer of stores from one place to another (PATE 3.5). Standing ones add up: each sends its own. */
export const moveStoresOrder = defineOrder({
  kind: 'move-stores',
  schema: ORDER_SCHEMAS['move-stores'],
  slot: null,
  subject: ({ from }) => from,
  seasons: 'every',
  standing: { place: () => null },
  needs: NEEDS_NOTHING,
  atOnce: null,
  judge: judgeTransfer,
  text: moveStoresText,
  options: OF_NO_PIECE,
});
