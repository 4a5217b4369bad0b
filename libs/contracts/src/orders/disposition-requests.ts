import { Type, type Static } from '@sinclair/typebox';
import { oneOf, OrderTemplate, PlayerIdText, UnitIdText } from '@vedette/campaign';
import { AdministrationReason } from '../administration/administration.schema.js';
import {
  AdministratorAccount,
  CampaignIdText,
  CLOSED,
  CommandKey,
  Instant,
  OrderIdText,
  TurnNumber,
} from '../names.schema.js';
import { OrderOfAnyGame } from './order-of-any-game.js';
import { defineRequest } from '../service-request.js';
import { MOST_ORDERS_A_SUBMISSION, submitOrders } from './order-requests.js';

/** `player` is who asks. */
const whose = { campaign: CampaignIdText, player: PlayerIdText };

export const TemplateName = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$',
  description:
    'letters, digits, spaces, dashes and underscores, at most 40, beginning with a letter or digit',
});

/** What an order is copied from: one written out, one of the turn by its id, or a template by its name. */
export const CopySource = Type.Union([
  Type.Object({ order: OrderTemplate }, CLOSED),
  Type.Object({ id: OrderIdText }, CLOSED),
  Type.Object({ template: TemplateName }, CLOSED),
]);
export type CopySource = Static<typeof CopySource>;

/** Sends one order, the same for each of many units or ships, all at once. */
export const copyOrder = defineRequest({
  subject: 'orders.copy',
  owner: 'order-intake',
  question: Type.Object(
    {
      ...whose,
      turn: Type.Optional(TurnNumber),
      from: CopySource,
      to: Type.Array(UnitIdText, { minItems: 1, maxItems: MOST_ORDERS_A_SUBMISSION, uniqueItems: true }),
      key: Type.Optional(CommandKey),
      standing: Type.Optional(Type.Boolean()),
    },
    CLOSED,
  ),
  answer: submitOrders.answerSchema,
  timeoutMs: 60_000,
});

/** An order that is sent again by itself in every turn after the one it was given in, until it is changed or ended. */
export const StandingOrderDocument = Type.Object(
  {
    id: OrderIdText,
    player: Type.Unsafe<string>({
      ...PlayerIdText,
      description: 'whose it is: yours, or of somebody you stand in for',
    }),
    order: OrderOfAnyGame,
    text: Type.String({ description: 'the order as text, in the fixed spelling' }),
    since: Type.Unsafe<number>({
      ...TurnNumber,
      description: 'the turn it was given in; it is sent again from the next on',
    }),
  },
  CLOSED,
);
export type StandingOrderDocument = Static<typeof StandingOrderDocument>;

/** The standing orders of a player, and of those he stands in for. */
export const listStandingOrders = defineRequest({
  subject: 'standing.list',
  owner: 'order-intake',
  question: Type.Object(whose, CLOSED),
  answer: Type.Object({ orders: Type.Array(StandingOrderDocument) }, CLOSED),
});

/** Seats that are shown what has changed: each of them is told that something has. */
const shownTo = Type.Array(PlayerIdText);

/** Ends a standing order from the next turn on. Ending it again gives the same answer. */
export const endStandingOrder = defineRequest({
  subject: 'standing.end',
  owner: 'order-intake',
  question: Type.Object({ ...whose, id: OrderIdText }, CLOSED),
  answer: Type.Object({ id: OrderIdText, shownTo }, CLOSED),
});

/** An order kept under a name, for any unit or ship. */
export const TemplateDocument = Type.Object(
  {
    name: TemplateName,
    order: OrderTemplate,
    text: Type.String({ description: 'the order as text, with `<unit>` or `<ship>` for the piece' }),
  },
  CLOSED,
);
export type TemplateDocument = Static<typeof TemplateDocument>;

/** Keeps an order under a name, in place of what had that name. */
export const saveTemplate = defineRequest({
  subject: 'templates.save',
  owner: 'order-intake',
  question: Type.Object({ ...whose, name: TemplateName, order: OrderTemplate }, CLOSED),
  answer: TemplateDocument,
});

export const listTemplates = defineRequest({
  subject: 'templates.list',
  owner: 'order-intake',
  question: Type.Object(whose, CLOSED),
  answer: Type.Object({ templates: Type.Array(TemplateDocument) }, CLOSED),
});

export const removeTemplate = defineRequest({
  subject: 'templates.remove',
  owner: 'order-intake',
  question: Type.Object({ ...whose, name: TemplateName }, CLOSED),
  answer: Type.Object({ name: TemplateName }, CLOSED),
});

/** By which account an administrator made or ended a hand-over, and why; the reason is told to both players. */
export const Arrangement = Type.Object({ by: AdministratorAccount, reason: AdministrationReason }, CLOSED);
export type Arrangement = Static<typeof Arrangement>;

/** What a stand-in reads of the absent player's. Letters are not among it. */
export const STAND_IN_SIGHTS = ['turn-report', 'position-report', 'map', 'supply', 'intelligence'] as const;
export const StandInSight = oneOf(STAND_IN_SIGHTS);
export type StandInSight = (typeof STAND_IN_SIGHTS)[number];

/** Who has somebody stand in for a player. */
export const HAND_OVER_MAKERS = ['player', 'administrator'] as const;

/** For some turns somebody else of the side may send orders in a player's name: he has all his commands and offices. */
export const HandOverDocument = Type.Object(
  {
    id: OrderIdText,
    player: Type.Unsafe<string>({ ...PlayerIdText, description: 'who is away' }),
    to: Type.Unsafe<string>({ ...PlayerIdText, description: 'who stands in' }),
    from: Type.Unsafe<number>({ ...TurnNumber, description: 'first turn' }),
    until: Type.Unsafe<number>({ ...TurnNumber, description: 'last turn' }),
    madeBy: oneOf(HAND_OVER_MAKERS),
    reason: Type.Union([AdministrationReason, Type.Null()], { description: 'why an administrator made it' }),
    read: Type.Array(Type.Object({ at: Instant, sight: StandInSight, turn: TurnNumber }, CLOSED), {
      description: "what of the absent player's reports the stand-in has read, each noted the first time",
    }),
  },
  CLOSED,
);
export type HandOverDocument = Static<typeof HandOverDocument>;

/** Has somebody stand in for a player from one turn to another, both included; `arranged` when an administrator does it. */
export const handOver = defineRequest({
  subject: 'handovers.make',
  owner: 'order-intake',
  question: Type.Object(
    {
      ...whose,
      to: PlayerIdText,
      from: TurnNumber,
      until: TurnNumber,
      arranged: Type.Optional(Arrangement),
    },
    CLOSED,
  ),
  answer: HandOverDocument,
});

/** The hand-overs in which the asker is away or stands in, that are not over; all of them for an administrator, who names nobody. */
export const listHandOvers = defineRequest({
  subject: 'handovers.list',
  owner: 'order-intake',
  question: Type.Object({ campaign: CampaignIdText, player: Type.Optional(PlayerIdText) }, CLOSED),
  answer: Type.Object({ handOvers: Type.Array(HandOverDocument) }, CLOSED),
});

/** Ends a hand-over at once: by who is away or who stands in, or by an administrator, who names nobody. Ending it again gives the same answer. */
export const endHandOver = defineRequest({
  subject: 'handovers.end',
  owner: 'order-intake',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      player: Type.Optional(PlayerIdText),
      id: OrderIdText,
      arranged: Type.Optional(Arrangement),
    },
    CLOSED,
  ),
  answer: Type.Object({ id: OrderIdText, shownTo }, CLOSED),
});

/**
 * Asks whether `player` may read what is `officer`'s because he stands in for him now, and notes that he does. The turns are
 * those handed over to him and the one before the first; null when he stands in for nobody of that name, or not in that turn.
 * Without `sight` nothing is read, so nothing is noted.
 */
export const readAsStandIn = defineRequest({
  subject: 'handovers.read',
  owner: 'order-intake',
  question: Type.Object(
    {
      ...whose,
      officer: PlayerIdText,
      sight: Type.Optional(StandInSight),
      turn: Type.Optional(Type.Unsafe<number>({ ...TurnNumber, description: 'the latest unless given' })),
    },
    CLOSED,
  ),
  answer: Type.Object(
    { turns: Type.Union([Type.Object({ from: TurnNumber, until: TurnNumber }, CLOSED), Type.Null()]) },
    CLOSED,
  ),
});
