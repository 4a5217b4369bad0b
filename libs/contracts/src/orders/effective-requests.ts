import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, PlaceName, PlayerIdText } from '@vedette/campaign';
import { CONTACT_BRANCHES } from '@vedette/observed';
import { CampaignIdText, CLOSED, Instant, OrderIdText, TurnNumber } from '../names.schema.js';
import { OrderOfAnyGame } from './order-of-any-game.js';
import { defineRequest } from '../service-request.js';
import { OrderProblemDocument } from './receipt.schema.js';

/** From whom or what the order comes that a piece acts by. */
export const EFFECTIVE_ORIGINS = [
  'sent',
  'standing',
  'ahead',
  'deputy',
  'stand-in',
  'commander',
  'default',
] as const;
export type EffectiveOrigin = (typeof EFFECTIVE_ORIGINS)[number];

/** As what an officer may order a piece. */
export const COMMAND_CAPACITIES = ['commander', 'deputy'] as const;

/** What a piece does that has no order. */
export const DefaultDoingDocument = Type.Object(
  {
    words: Type.String({ examples: ['US3IN stays where it is; meets attacks in skirmish posture'] }),
    order: orNull(OrderOfAnyGame),
    text: orNull(Type.String({ description: 'the same as text, in the fixed spelling' })),
  },
  CLOSED,
);

/** Something that was ordered or due of a piece and not done, and why. */
export const NotDoneDocument = Type.Object({ text: Type.String(), rule: Type.String() }, CLOSED);
export type NotDoneDocument = Static<typeof NotDoneDocument>;

/** The order by which a piece of the asker acts. */
export const EffectiveOrderDocument = Type.Object(
  {
    piece: Type.String({ examples: ['US3IN'] }),
    at: oneOf(CONTACT_BRANCHES),
    capacity: Type.Unsafe<(typeof COMMAND_CAPACITIES)[number]>({
      ...oneOf(COMMAND_CAPACITIES),
      description: 'as what you may order it',
    }),
    origin: Type.Unsafe<EffectiveOrigin>({
      ...oneOf(EFFECTIVE_ORIGINS),
      description:
        'sent: by you in this turn; standing, ahead: by itself; deputy: by its deputy; stand-in: by who stands in for you; commander: by its commander, who outranks you as its deputy; default: nobody ordered anything',
    }),
    by: Type.Union([PlayerIdText, Type.Null()], { description: 'who sent it, where that is not you' }),
    order: Type.Union([OrderOfAnyGame, Type.Null()], {
      description: "null without an order, and for its commander's",
    }),
    text: orNull(Type.String({ description: 'the order as text, in the fixed spelling' })),
    words: Type.String({ description: 'the order, or what is done without one, as a sentence' }),
    receipt: orNull(
      Type.Object({ id: OrderIdText, version: Type.Integer({ minimum: 1 }), at: Instant }, CLOSED),
    ),
    problems: Type.Array(OrderProblemDocument),
    default: DefaultDoingDocument,
    notDone: Type.Union([Type.Array(NotDoneDocument), Type.Null()], {
      description: 'of a turn that is resolved: what of it was not done, and why; null before',
    }),
  },
  CLOSED,
);
export type EffectiveOrderDocument = Static<typeof EffectiveOrderDocument>;

/** The order by which each piece of an officer acts in a turn, as things stand; orders of others only as far as they reach his own pieces. */
export const effectiveOrders = defineRequest({
  subject: 'orders.effective',
  owner: 'order-intake',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      turn: Type.Optional(TurnNumber),
      player: PlayerIdText,
      officer: Type.Optional(PlayerIdText),
    },
    CLOSED,
  ),
  answer: Type.Object(
    {
      turn: TurnNumber,
      closed: Type.Boolean(),
      pieces: Type.Array(Type.Omit(EffectiveOrderDocument, ['notDone'], CLOSED)),
    },
    CLOSED,
  ),
  timeoutMs: 60_000,
});

/** What of a resolved turn's orders was not done, piece by piece, as far as a player was told; null while he has no report of it. */
export const piecesNotDone = defineRequest({
  subject: 'reports.undone',
  owner: 'reporting',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      player: PlayerIdText,
      turn: TurnNumber,
      pieces: Type.Array(PlaceName, { maxItems: 2_000 }),
    },
    CLOSED,
  ),
  answer: Type.Object(
    {
      pieces: orNull(
        Type.Array(Type.Object({ piece: Type.String(), notDone: Type.Array(NotDoneDocument) }, CLOSED)),
      ),
    },
    CLOSED,
  ),
});

export const EFFECTIVE_REQUESTS = [effectiveOrders, piecesNotDone];
