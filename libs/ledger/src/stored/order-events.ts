import { Type, type Static } from '@sinclair/typebox';
import { PlayerIdText } from '@vedette/campaign';
import {
  Digest,
  OrderIdText,
  OrderOrigin,
  ReceiptDocument,
  TurnNumber,
  OrderOfAnyGame,
} from '@vedette/contracts';
import { defineStored } from './define-stored.js';

const submission = Type.Object({
  order: Type.Unsafe<Static<typeof OrderOfAnyGame>>({
    ...OrderOfAnyGame,
    description: 'the order as it was sent',
  }),
  receipt: ReceiptDocument,
  key: Type.Optional(Type.String({ description: "the client's key of the submission" })),
  origin: Type.Optional(OrderOrigin),
  sender: Type.Optional(
    Type.Unsafe<string>({ ...PlayerIdText, description: 'who stood in for the officer in whose name it is' }),
  ),
});

/** An order was sent and stands. */
export const OrderAccepted = defineStored({ type: 'OrderAccepted', streams: ['orders'], data: submission });

/** A well-formed order was sent and is not allowed; it changes nothing but the turn report's Orders section. */
export const OrderDeclined = defineStored({ type: 'OrderDeclined', streams: ['orders'], data: submission });
export type Submission = Static<typeof submission>;

/** A player took back an order of his own; it is as if it had not been sent. */
export const OrderWithdrawn = defineStored({
  type: 'OrderWithdrawn',
  streams: ['orders'],
  data: Type.Object({ turn: TurnNumber, player: PlayerIdText, id: OrderIdText }),
});

/** The book of a turn is closed: no order of the turn comes after this in the stream. */
export const OrderBookClosed = defineStored({
  type: 'OrderBookClosed',
  streams: ['orders'],
  data: Type.Object({
    turn: TurnNumber,
    root: Digest,
    filler: Type.String({ description: 'random; what is empty in the tree is drawn from it' }),
    height: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'levels of the tree; left out of books that are padded instead',
      }),
    ),
    orders: Type.Unsafe<string>({ ...Digest, description: 'digest of all orders that stand, in order' }),
    generation: Type.Optional(
      Type.Integer({ minimum: 1, description: 'how often the turn had been taken back; 0 when left out' }),
    ),
  }),
});

export const ORDER_STREAM_EVENTS = [OrderAccepted, OrderDeclined, OrderWithdrawn, OrderBookClosed] as const;
