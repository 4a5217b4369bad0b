export { formatOrder } from './format-order.js';
export { normalOrder } from './normal-order.js';
export type { ClauseText, Concern, LineText, OrderText } from '../text/order-text.js';
export { concernOf, ORDER_TEXTS } from './order-texts.js';
export { type ParsedOrders, readOrderText, type Reading, type Signature } from './read-order-text.js';
export { type TextFault, type TextNote, type TextPlace, UnreadableError } from '../text/text-fault.js';
export type { TextMap, TextNames, TextPlaceName } from '../text/text-names.js';
