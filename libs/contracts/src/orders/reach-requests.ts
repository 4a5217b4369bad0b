import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, PlaceName, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { OrderProblemDocument } from './receipt.schema.js';

/** A place that a piece can get to in a turn, as far as its player can know. */
export const ReachedPlaceDocument = Type.Object(
  {
    place: Type.String({ description: 'a strategic square, a sea area or a port; in a battle a hex' }),
    phase: Type.Integer({
      minimum: 1,
      description:
        'phase, or move at sea, in which it gets there; in a battle 1 where it gets there at RE, 2 where it takes ME',
    }),
    fatigue: orNull(Type.Integer({ minimum: 0, description: 'fatigue there' })),
    forced: Type.Boolean({ description: 'whether it takes a forced march' }),
    path: Type.Array(Type.String(), {
      description: 'what to write into the order: boxes, sea areas, or the hexes of a plan',
    }),
    doubts: Type.Array(OrderProblemDocument, {
      description: 'what makes it doubtful, from your own reports',
    }),
  },
  CLOSED,
);

/** A place beside those in reach that a piece does not get to. */
export const BarredPlaceDocument = Type.Object(
  { place: Type.String(), code: Type.String(), rule: Type.String(), message: Type.String() },
  CLOSED,
);

/**
 * What is taken for granted of a turn that is not open yet: that the orders of the turns before are carried out as far as the piece can
 * make them, that its fatigue, men, supplies and communications are then what they are now, and that nobody stands in its way.
 */
export const REACH_ASSUMPTIONS = ['orders-carried-out', 'condition-as-now', 'nobody-in-the-way'] as const;
export type ReachAssumption = (typeof REACH_ASSUMPTIONS)[number];

/** Where a piece can get; nothing for pieces that are not the asker's. */
export const ReachDocument = Type.Object(
  {
    turn: TurnNumber,
    piece: Type.String(),
    from: orNull(Type.String(), {
      description:
        'of a turn that is not open yet: the square it is reckoned from, where the orders of the turns before leave the piece',
    }),
    assumed: Type.Array(oneOf(REACH_ASSUMPTIONS), {
      description: 'what is taken for granted of a turn that is not open yet; nothing of others',
    }),
    reached: Type.Array(ReachedPlaceDocument),
    barred: Type.Array(BarredPlaceDocument, {
      description: 'places beside them, each with the rule that bars it',
    }),
    goal: orNull(
      Type.Object(
        {
          place: Type.String(),
          reached: orNull(ReachedPlaceDocument),
          entries: Type.Array(Type.String(), { description: 'where it may come in on the battlefield' }),
        },
        CLOSED,
      ),
    ),
  },
  CLOSED,
);
export type ReachDocument = Static<typeof ReachDocument>;

/** Where a piece can get in a turn as far as its player can know: rules, printed ground, his own reports. */
export const reachOf = defineRequest({
  subject: 'orders.reach',
  owner: 'order-intake',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      turn: Type.Optional(TurnNumber),
      player: PlayerIdText,
      officer: Type.Optional(PlayerIdText),
      piece: PlaceName,
      goal: Type.Optional(PlaceName),
      from: Type.Optional(PlaceName),
    },
    CLOSED,
  ),
  answer: ReachDocument,
});
