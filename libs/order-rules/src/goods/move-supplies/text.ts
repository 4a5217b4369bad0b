import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { goodsLine, readGoods, SENDING } from '../goods-line.js';

/** A transfer of supplies as text: `move 40 supplies from "New Orleans" to "Point Isabel"`. */
export const moveSuppliesText: LineText<'move-supplies'> = {
  kind: 'move-supplies',
  concerns: 'army',
  form: 'line',
  verbs: SENDING,
  read: readGoods,
  format: (order) => goodsLine(order, 'supplies'),
  normal: (order) => said(order),
};
