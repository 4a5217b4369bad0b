import { Type, type Static } from '@sinclair/typebox';
import { OrderDocument, PlayerIdText } from '@vedette/campaign';
import {
  CampaignIdText,
  CLOSED,
  CommandKey,
  Digest,
  Instant,
  OrderIdText,
  TurnNumber,
} from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { JudgementDocument, ReceiptDocument } from './receipt.schema.js';

/** The most orders one submission may hold. */
export const MOST_ORDERS_A_SUBMISSION = 500;

const whose = { campaign: CampaignIdText, turn: TurnNumber, player: PlayerIdText };
const orders = Type.Array(OrderDocument, { minItems: 1, maxItems: MOST_ORDERS_A_SUBMISSION });

/** Judges orders and records them: every order gets a receipt, accepted or not. */
export const submitOrders = defineRequest({
  subject: 'orders.submit',
  owner: 'order-intake',
  question: Type.Object({ ...whose, orders, key: Type.Optional(CommandKey) }, CLOSED),
  answer: Type.Object(
    {
      receipts: Type.Array(ReceiptDocument),
      replayed: Type.Boolean({ description: 'the key was known: these are the receipts of the first time' }),
    },
    CLOSED,
  ),
  timeoutMs: 20_000,
});

/** Judges orders as if they were sent now, and records nothing. */
export const previewOrders = defineRequest({
  subject: 'orders.preview',
  owner: 'order-intake',
  question: Type.Object({ ...whose, orders }, CLOSED),
  answer: Type.Object({ judgements: Type.Array(JudgementDocument) }, CLOSED),
  timeoutMs: 20_000,
});

/** One order a player has sent, and what became of it. */
export const SentOrderDocument = Type.Object(
  {
    order: OrderDocument,
    receipt: ReceiptDocument,
    withdrawnAt: Type.Union([Instant, Type.Null()]),
  },
  CLOSED,
);
export type SentOrderDocument = Static<typeof SentOrderDocument>;

/** Everything a player has sent for a turn, in his order of sending; nothing of anybody else. */
export const listOrders = defineRequest({
  subject: 'orders.list',
  owner: 'order-intake',
  question: Type.Object(whose, CLOSED),
  answer: Type.Object(
    { turn: TurnNumber, closed: Type.Boolean(), orders: Type.Array(SentOrderDocument) },
    CLOSED,
  ),
});

/** Takes back an accepted order of one's own while the turn is open. */
export const withdrawOrder = defineRequest({
  subject: 'orders.withdraw',
  owner: 'order-intake',
  question: Type.Object({ ...whose, id: OrderIdText }, CLOSED),
  answer: Type.Object({ id: OrderIdText, withdrawnAt: Instant }, CLOSED),
});

/** Closes the book of a turn: from now on no order is taken. Closing a closed book gives the same answer. */
export const closeOrderBook = defineRequest({
  subject: 'orders.close',
  owner: 'order-intake',
  question: Type.Object({ campaign: CampaignIdText, turn: TurnNumber }, CLOSED),
  answer: Type.Object({ root: Digest, closedAt: Instant }, CLOSED),
});

/** Proof that an accepted order of one's own is in the closed book: the siblings on its way up to the published root. */
export const proveOrder = defineRequest({
  subject: 'orders.prove',
  owner: 'order-intake',
  question: Type.Object({ ...whose, id: OrderIdText }, CLOSED),
  answer: Type.Object(
    {
      root: Digest,
      leaf: Digest,
      path: Type.Array(
        Type.Object({ side: Type.Union([Type.Literal('left'), Type.Literal('right')]), digest: Digest }),
      ),
    },
    CLOSED,
  ),
});

/** The public key that receipts are signed with. */
export const receiptKey = defineRequest({
  subject: 'orders.key',
  owner: 'order-intake',
  question: Type.Object({}, CLOSED),
  answer: Type.Object(
    {
      keyId: Type.String(),
      algorithm: Type.Literal('Ed25519'),
      publicKey: Type.String({ description: 'PEM, SPKI' }),
    },
    CLOSED,
  ),
});
