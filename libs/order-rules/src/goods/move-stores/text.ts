import type { LineText } from '../../text/order-text.js';
import { said } from '../../text/said.js';
import { goodsLine, readGoods, SENDING } from '../goods-line.js';

/** A transfer of stores as text: `move 10 stores from "Veracruz" to "Tampico"`. */
export const moveStoresText: LineText<'move-stores'> = {
  kind: 'move-stores',
  concerns: 'fleet',
  form: 'line',
  verbs: SENDING,
  read: readGoods,
  format: (order) => goodsLine(order, 'stores'),
  normal: (order) => said(order),
};
