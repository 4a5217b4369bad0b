import { Type } from '@sinclair/typebox';
import {
  DefaultDoingDocument,
  EffectiveOrderDocument,
  effectiveOrders,
  NotDoneDocument,
} from '@vedette/contracts';
import '../orders/order.views.js';
import { type Shown, viewOf } from '@vedette/edge';

viewOf('DefaultDoing', DefaultDoingDocument);
viewOf('OrderNotDone', NotDoneDocument);
viewOf('EffectiveReceipt', EffectiveOrderDocument.properties.receipt.anyOf[0]);
viewOf('EffectiveOrder', EffectiveOrderDocument);

/** The order by which each of your pieces acts in a turn. */
export const EffectiveOrdersView = viewOf(
  'EffectiveOrders',
  Type.Object({
    ...Type.Omit(effectiveOrders.answerSchema, ['pieces']).properties,
    pieces: Type.Array(EffectiveOrderDocument),
  }),
);
export type EffectiveOrdersView = Shown<typeof EffectiveOrdersView>;
