import { Type, type Static } from '@sinclair/typebox';
import { type JsonPointer, oneOf, orNull, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, Digest, Instant, OrderIdText, TurnNumber } from '../names.schema.js';

/** An order with an error is refused; one with a warning is taken. */
export const PROBLEM_SEVERITIES = ['error', 'warning'] as const;

/** One thing that is wrong with an order (error) or worth knowing about it (warning). */
export const OrderProblemDocument = Type.Object(
  {
    severity: oneOf(PROBLEM_SEVERITIES),
    code: Type.String(),
    rule: Type.String(),
    field: Type.Unsafe<JsonPointer>(
      Type.String({
        description: 'where in the order, a JSON pointer',
        examples: ['/strategic/path/0'],
      }),
    ),
    message: Type.String(),
  },
  CLOSED,
);
export type OrderProblemDocument = Static<typeof OrderProblemDocument>;

const judged = {
  order: Type.Integer({ minimum: 0, description: 'place of the order in what was sent, from 0' }),
  accepted: Type.Boolean(),
  understood: Type.String({ description: 'the order in words, as the referee understood it' }),
  problems: Type.Array(OrderProblemDocument),
};

/** A step of a march, as it is made if nobody interferes. */
export const PlannedStepDocument = Type.Object(
  {
    phase: Type.Integer({ minimum: 1, description: 'strategic phase' }),
    square: Type.String(),
    fatigue: Type.Integer({ minimum: 0, description: 'fatigue after it' }),
    forced: Type.Boolean(),
  },
  CLOSED,
);

/** A march as the referee understood it. */
export const MarchPlanDocument = Type.Object(
  {
    from: orNull(Type.String()),
    steps: Type.Array(PlannedStepDocument),
    end: orNull(Type.String({ description: 'where it ends' })),
    fatigue: Type.Integer({ minimum: 0, description: 'at its end' }),
    boards: Type.Boolean({ description: 'whether it goes aboard instead' }),
    stops: orNull(
      Type.Object(
        { phase: Type.Integer({ minimum: 1 }), rule: Type.String(), code: Type.String() },
        { ...CLOSED, description: 'the first box that is not made, and why' },
      ),
    ),
  },
  CLOSED,
);

/** What the referee makes of one order. */
export const JudgementDocument = Type.Object(
  {
    ...judged,
    plan: Type.Union([MarchPlanDocument, Type.Null()], {
      description: 'its march as it was understood; null for orders without one',
    }),
  },
  CLOSED,
);
export type JudgementDocument = Static<typeof JudgementDocument>;

/**
 * A receipt: the judgement, when it was given, and a signature over everything else in it. `version` counts the sender's
 * own submissions of the turn, so it says nothing about anybody else.
 */
export const ReceiptDocument = Type.Object(
  {
    ...judged,
    id: OrderIdText,
    campaign: CampaignIdText,
    turn: TurnNumber,
    player: PlayerIdText,
    version: Type.Integer({ minimum: 1, description: 'counts your own submissions of the turn' }),
    at: Instant,
    digest: Type.Unsafe<string>({
      ...Digest,
      description:
        'SHA-256 of the order as sent, keys sorted; with the salt it opens the leaf of the order book',
    }),
    salt: Type.String({
      pattern: '^[0-9a-f]{32}$',
      description: 'random; nobody can guess an order from its leaf',
    }),
    keyId: Type.String(),
    signature: Type.String({
      description: 'Ed25519 over the receipt without this key, keys sorted; base64url',
    }),
  },
  CLOSED,
);
export type ReceiptDocument = Static<typeof ReceiptDocument>;

/** What an order may come from that nobody sent in the turn itself. */
export const ORDER_ORIGINS = ['standing', 'planned'] as const;

/** What an order came from that nobody sent in the turn itself: a standing order, or one sent ahead of its turn. */
export const OrderOrigin = Type.Object({ kind: oneOf(ORDER_ORIGINS), id: OrderIdText }, CLOSED);
export type OrderOrigin = Static<typeof OrderOrigin>;
