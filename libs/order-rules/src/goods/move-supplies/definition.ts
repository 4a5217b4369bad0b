import { ORDER_SCHEMAS } from '@vedette/campaign';
import { defineOrder, NEEDS_NOTHING } from '../../define-order.js';
import { judgeTransfer } from '../judge-transfer.js';
import { OF_NO_PIECE } from '../../options/order-option.js';
import { moveSuppliesText } from './text.js';

/** A transfer of supplies from one place to another (GITM AMWOL 10.6). Standing ones add up: each sends its own. */
export const moveSuppliesOrder = defineOrder({
  kind: 'move-supplies',
  schema: ORDER_SCHEMAS['move-supplies'],
  slot: null,
  subject: ({ from }) => from,
  seasons: 'every',
  standing: { place: () => null },
  needs: NEEDS_NOTHING,
  atOnce: null,
  judge: judgeTransfer,
  text: moveSuppliesText,
  options: OF_NO_PIECE,
});
