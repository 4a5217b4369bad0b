import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, PlaceName, PlayerIdText } from '@vedette/campaign';
import {
  CampaignIdText,
  CLOSED,
  CommandKey,
  Digest,
  Instant,
  OrderIdText,
  TurnNumber,
} from '../names.schema.js';
import { OrderOfAnyGame } from './order-of-any-game.js';
import { defineRequest } from '../service-request.js';
import { JudgementDocument, OrderOrigin, OrderProblemDocument, ReceiptDocument } from './receipt.schema.js';

/** The most orders one submission may hold. */
export const MOST_ORDERS_A_SUBMISSION = 500;

const LatestTurn = Type.Optional(
  Type.Unsafe<number>({ ...TurnNumber, description: 'the latest turn unless given' }),
);
/** `player` is who asks. */
const whose = { campaign: CampaignIdText, turn: LatestTurn, player: PlayerIdText };
/** Whose orders are meant: the asker's own, or those of somebody he stands in for. */
const officer = Type.Optional(PlayerIdText);
const orders = Type.Array(OrderOfAnyGame, { minItems: 1, maxItems: MOST_ORDERS_A_SUBMISSION });

/**
 * Judges orders and records them: every order gets a receipt, accepted or not. Orders for a turn that is not open yet are kept
 * until it is; `standing` orders are sent again by themselves in every later turn.
 */
export const submitOrders = defineRequest({
  subject: 'orders.submit',
  owner: 'order-intake',
  question: Type.Object(
    { ...whose, orders, key: Type.Optional(CommandKey), standing: Type.Optional(Type.Boolean()) },
    CLOSED,
  ),
  answer: Type.Object(
    {
      receipts: Type.Array(ReceiptDocument),
      replayed: Type.Boolean({ description: 'the key was known: these are the receipts of the first time' }),
    },
    CLOSED,
  ),
  timeoutMs: 60_000,
});

/** Judges orders as if they were sent now, and records nothing. */
export const previewOrders = defineRequest({
  subject: 'orders.preview',
  owner: 'order-intake',
  question: Type.Object({ ...whose, orders }, CLOSED),
  answer: Type.Object({ judgements: Type.Array(JudgementDocument) }, CLOSED),
  timeoutMs: 60_000,
});

/** Where a march ends, and what it costs. */
export const MarchDocument = Type.Object(
  {
    square: Type.String({ description: 'strategic square it ends in' }),
    phase: Type.Integer({ minimum: 1, maximum: 6, description: 'strategic phase of its last step' }),
    fatigue: Type.Integer({ minimum: 0, description: 'fatigue at the end of it' }),
    forced: Type.Boolean({ description: 'whether it takes a forced march' }),
    entries: Type.Array(Type.String(), { description: 'tactical squares it may come in at' }),
  },
  CLOSED,
);

/** Something a piece may be ordered: the order is accepted if it is sent as it stands. */
export const OrderOptionDocument = Type.Object(
  {
    field: Type.String({
      description: 'JSON pointer to where in the order the choice is made: /posture/offensive',
    }),
    order: OrderOfAnyGame,
    text: Type.String({ description: 'the order as text, in the fixed spelling' }),
    understood: Type.String({ description: 'the order in words' }),
    problems: Type.Array(OrderProblemDocument, { description: 'warnings that come with it' }),
    march: orNull(MarchDocument),
  },
  CLOSED,
);
export type OrderOptionDocument = Static<typeof OrderOptionDocument>;

/** What a unit or ship may be ordered now, from what its player can know; nothing for pieces that are not his. */
export const orderOptions = defineRequest({
  subject: 'orders.options',
  owner: 'order-intake',
  question: Type.Object({ ...whose, officer, piece: PlaceName }, CLOSED),
  answer: Type.Object(
    {
      turn: TurnNumber,
      options: Type.Array(OrderOptionDocument),
      closed: Type.Array(OrderProblemDocument, {
        description:
          "what bars each section of the piece's own order of which nothing would be done now; `field` is the section: /rail",
      }),
    },
    CLOSED,
  ),
  timeoutMs: 60_000,
});

/** The longest text of orders. */
export const LONGEST_ORDER_TEXT = 200_000;

const OrderText = Type.String({
  minLength: 1,
  maxLength: LONGEST_ORDER_TEXT,
  description: 'orders as text, one a line or a block of indented lines',
});
const line = Type.Integer({ minimum: 1, description: 'line of the text, from 1' });
const column = Type.Integer({ minimum: 1 });
const asText = Type.String({ description: 'the order as it was understood, in the fixed spelling' });

/** An order of a text that could not be read, and what may stand there. */
export const UnreadableOrder = Type.Object(
  {
    line,
    column,
    code: Type.Literal('order-unreadable'),
    rule: Type.Literal('vedette/orders@1'),
    found: Type.String(),
    allowed: Type.String(),
    suggestions: Type.Array(Type.String(), { description: 'words that were perhaps meant' }),
    message: Type.String(),
  },
  CLOSED,
);
export type UnreadableOrder = Static<typeof UnreadableOrder>;

/** What of a text could not be read, and which words were taken for others. */
const reading = {
  unreadable: Type.Array(UnreadableOrder),
  notes: Type.Array(Type.Object({ line, column, found: Type.String(), readAs: Type.String() }, CLOSED)),
};

/** Sends the orders of a text; each that can be read gets its receipt, whatever becomes of the others. */
export const submitText = defineRequest({
  subject: 'orders.text',
  owner: 'order-intake',
  question: Type.Object(
    { ...whose, text: OrderText, key: Type.Optional(CommandKey), standing: Type.Optional(Type.Boolean()) },
    CLOSED,
  ),
  answer: Type.Object(
    {
      results: Type.Array(Type.Object({ line, text: asText, receipt: ReceiptDocument }, CLOSED)),
      ...reading,
      replayed: Type.Boolean(),
    },
    CLOSED,
  ),
  timeoutMs: 60_000,
});

/** Judges the orders of a text as if they were sent now, and records nothing. */
export const previewText = defineRequest({
  subject: 'orders.read',
  owner: 'order-intake',
  question: Type.Object({ ...whose, text: OrderText }, CLOSED),
  answer: Type.Object(
    {
      results: Type.Array(Type.Object({ line, text: asText, judgement: JudgementDocument }, CLOSED)),
      ...reading,
    },
    CLOSED,
  ),
  timeoutMs: 60_000,
});

/** What became of an order that was sent. */
export const ORDER_STATUSES = ['stands', 'replaced', 'refused', 'withdrawn', 'planned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** One order a player has sent, and what became of it. */
export const SentOrderDocument = Type.Object(
  {
    order: OrderOfAnyGame,
    text: Type.String({ description: 'the order as text, in the fixed spelling' }),
    receipt: ReceiptDocument,
    status: oneOf(ORDER_STATUSES),
    origin: Type.Union([OrderOrigin, Type.Null()], {
      description: 'the standing or planned order it came from; null when it was sent in this turn',
    }),
    sender: Type.Union([PlayerIdText, Type.Null()], {
      description: 'who stood in for the officer; null when he sent it himself',
    }),
    withdrawnAt: Type.Union([Instant, Type.Null()]),
  },
  CLOSED,
);
export type SentOrderDocument = Static<typeof SentOrderDocument>;

/** Everything a player has sent for a turn, in his order of sending; nothing of anybody else. */
export const listOrders = defineRequest({
  subject: 'orders.list',
  owner: 'order-intake',
  question: Type.Object(
    {
      ...whose,
      officer,
      piece: Type.Optional(
        Type.Unsafe<string>({
          ...PlaceName,
          description: 'only what was ordered of this unit, ship or place',
        }),
      ),
    },
    CLOSED,
  ),
  answer: Type.Object(
    { turn: TurnNumber, closed: Type.Boolean(), orders: Type.Array(SentOrderDocument) },
    CLOSED,
  ),
});

/** The most orders on a page of the history. */
export const MOST_ORDERS_A_PAGE = 200;

/**
 * Everything a player has sent from one turn to another, the newest turn first and within a turn in his order of sending, a
 * page at a time. A page may hold fewer than asked for, or none, and still have one after it.
 */
export const orderHistory = defineRequest({
  subject: 'orders.history',
  owner: 'order-intake',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      player: PlayerIdText,
      officer,
      piece: Type.Optional(PlaceName),
      from: Type.Optional(TurnNumber),
      until: Type.Optional(TurnNumber),
      after: Type.Optional(Type.Object({ turn: TurnNumber, order: Type.Integer({ minimum: 0 }) }, CLOSED)),
      limit: Type.Integer({ minimum: 1, maximum: MOST_ORDERS_A_PAGE }),
    },
    CLOSED,
  ),
  answer: Type.Object(
    {
      orders: Type.Array(SentOrderDocument),
      next: Type.Union(
        [Type.Object({ turn: TurnNumber, order: Type.Integer({ minimum: 0 }) }, CLOSED), Type.Null()],
        { description: 'where the next page begins; null when there is none' },
      ),
    },
    CLOSED,
  ),
  timeoutMs: 60_000,
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
  askedBy: ['turn-conductor'],
  question: Type.Object({ campaign: CampaignIdText, turn: TurnNumber }, CLOSED),
  answer: Type.Object({ root: Digest, closedAt: Instant }, CLOSED),
});

/** On which side of the way up to the root a sibling stands. */
export const PROOF_SIDES = ['left', 'right'] as const;

/** Proof that an accepted order of one's own is in the closed book: the siblings on its way up to the published root. */
export const proveOrder = defineRequest({
  subject: 'orders.prove',
  owner: 'order-intake',
  question: Type.Object({ ...whose, id: OrderIdText }, CLOSED),
  answer: Type.Object(
    {
      root: Digest,
      leaf: Digest,
      path: Type.Array(Type.Object({ side: oneOf(PROOF_SIDES), digest: Digest })),
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
