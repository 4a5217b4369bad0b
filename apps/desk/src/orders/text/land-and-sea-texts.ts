import { evening } from '../../seat/open-campaign.js';
import { offeredFor, offers } from '../offers.js';
import { textOfOrder } from '../order-line.js';
import { completionsAt } from './complete.js';
import type { OrderTexts } from './order-texts.js';
import { readOrders } from './read-orders.js';
import { namesOfSeat } from './text-names.js';

/** Orders of campaigns by land and sea as text, with the names of the seat that is open. */
export const LAND_AND_SEA_TEXTS: OrderTexts = {
  write: textOfOrder,
  read: (text) => readOrders(text, namesOfSeat()),
  complete: (text, caret) =>
    completionsAt(text, caret, {
      names: namesOfSeat(),
      pieces: (evening.value?.effective ?? []).map(({ piece }) => piece),
      offered: offeredFor(offers.value, 'land', '/strategic/path'),
    }),
  standTogether: false,
};
