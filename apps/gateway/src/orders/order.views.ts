import { Type } from '@sinclair/typebox';
import {
  JudgementDocument,
  listOrders,
  MarchPlanDocument,
  OrderOrigin,
  OrderProblemDocument,
  PlannedStepDocument,
  previewOrders,
  proveOrder,
  ReceiptDocument,
  receiptKey,
  SentOrderDocument,
  submitOrders,
  withdrawOrder,
} from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

viewOf('OrderProblem', OrderProblemDocument);
viewOf('OrderOrigin', OrderOrigin);
viewOf('ProofStep', proveOrder.answerSchema.properties.path.items);

viewOf('PlannedStep', PlannedStepDocument);
viewOf('MarchStop', MarchPlanDocument.properties.stops.anyOf[0]);
viewOf('MarchPlan', MarchPlanDocument);

/** What the referee makes of an order. */
export const JudgementView = viewOf('Judgement', JudgementDocument);
export type JudgementView = Shown<typeof JudgementView>;

/** A receipt: a judgement, when it was given, and a signature over everything else in it. */
export const ReceiptView = viewOf('Receipt', ReceiptDocument);

/** The receipts of a submission. */
export const ReceiptsView = viewOf('Receipts', submitOrders.answerSchema);
export type ReceiptsView = Shown<typeof ReceiptsView>;

/** An order that was sent, and what became of it. */
export const SentOrderView = viewOf('SentOrder', SentOrderDocument);
export type SentOrderView = Shown<typeof SentOrderView>;

/** What you have sent for a turn. */
export const SentOrdersView = viewOf('SentOrders', listOrders.answerSchema);
export type SentOrdersView = Shown<typeof SentOrdersView>;

/** A page of what you have sent in many turns. */
export const OrderHistoryView = viewOf(
  'OrderHistory',
  Type.Object({
    orders: Type.Array(SentOrderDocument),
    next: Type.Union([Type.String(), Type.Null()], {
      description: 'send it as "after" for the next page; null: none',
    }),
  }),
);
export type OrderHistoryView = Shown<typeof OrderHistoryView>;

/** An order that was taken back. */
export const WithdrawalView = viewOf('Withdrawal', withdrawOrder.answerSchema);
export type WithdrawalView = Shown<typeof WithdrawalView>;

/** Proof that an order is in the book whose root was published. */
export const ProofView = viewOf('Proof', proveOrder.answerSchema);
export type ProofView = Shown<typeof ProofView>;

/** What would be made of orders if they were sent now. */
export const JudgementsView = viewOf('Judgements', previewOrders.answerSchema);
export type JudgementsView = Shown<typeof JudgementsView>;

/** The key receipts are signed with. */
export const ReceiptKeyView = viewOf('ReceiptKey', receiptKey.answerSchema);
export type ReceiptKeyView = Shown<typeof ReceiptKeyView>;
