import type { Order } from '@vedette/campaign';
import { formatOrder, normalOrder } from '@vedette/order-rules/text';
import { signed } from '../graph/for-whom.js';
import { sendOrders, tryOrders } from '../graph/order-desk.js';
import { SECTION_KEYS } from './card/section-keys.js';
import { ORDER_FORMS, OWN_KINDS } from './form/order-forms.js';
import type { GameOfOrders } from './game-of-orders.js';

/** Campaigns by land and sea: an order is a line of text, and of a piece's own orders the last one stands. */
export const LAND_AND_SEA: GameOfOrders = {
  forms: ORDER_FORMS,
  words: '',
  saysNo: false,
  mixedField: null,
  namesFor: () => [],
  sectionKeys: ({ at }) => SECTION_KEYS[at === 'sea' ? 'naval' : 'land'] ?? {},
  blank: ({ piece, at }) =>
    at === 'sea' ? { kind: 'naval', [OWN_KINDS.sea]: piece } : { kind: 'land', [OWN_KINDS.land]: piece },
  spell: (order) => formatOrder(order as unknown as Order),
  saysSomething: (order) =>
    (order.kind !== 'land' && order.kind !== 'naval') ||
    Object.keys(normalOrder(order as unknown as Order)).length > 2,
  piecesOf: ({ key }) => [key],
  judge: (seat, orders) =>
    tryOrders(seat, orders.map(({ order }) => LAND_AND_SEA.spell(signed(seat.player, order))).join('\n')),
  send: sendOrders,
};
