import { orderFor, type OrderTemplate, PIECE_KEYS } from '@vedette/campaign';
import { formatOrder } from './format-order.js';

/** A template as one line of text: an order with `<unit>` or `<ship>` where that of a piece has its id. */
export function formatTemplate(template: OrderTemplate): string {
  return formatOrder(orderFor(template, `<${PIECE_KEYS[template.kind]}>`));
}
