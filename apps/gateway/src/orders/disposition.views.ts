import { Type } from '@sinclair/typebox';
import { PlayerIdText, UnitIdText } from '@vedette/campaign';
import {
  AdministrationReason,
  HandOverDocument,
  listHandOvers,
  listStandingOrders,
  listTemplates,
  MOST_ORDERS_A_SUBMISSION,
  OrderIdText,
  removeTemplate,
  StandingOrderDocument,
  TemplateDocument,
  TemplateName,
  TurnNumber,
} from '@vedette/contracts';
import { bodyOf, questionOf, type Shown, viewOf } from '@vedette/edge';

/** One order for many units or ships: written out, by the id of one that was sent, or by the name of a template. */
export const CopyBody = bodyOf(
  'OrderCopies',
  Type.Object({
    order: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'the order; it need not name a unit or ship, and what it names is replaced',
      }),
    ),
    id: Type.Optional(Type.String({ format: 'uuid', description: 'id of a receipt, instead of an order' })),
    template: Type.Optional(
      Type.String({
        pattern: TemplateName.pattern!,
        refusal: 'template must be the name of one of your templates',
        description: 'instead of an order',
      }),
    ),
    to: Type.Array(
      Type.String({
        pattern: UnitIdText.pattern!,
        refusal: 'to must list units or ships, for instance US1IN',
      }),
      { minItems: 1, maxItems: MOST_ORDERS_A_SUBMISSION },
    ),
  }),
  { component: 'CopyBody' },
);
export type CopyBody = InstanceType<typeof CopyBody>;

/** An order that is sent again by itself in every later turn. */
export const StandingOrderView = viewOf('StandingOrder', StandingOrderDocument);
export type StandingOrderView = Shown<typeof StandingOrderView>;

export const StandingOrdersView = viewOf('StandingOrders', listStandingOrders.answerSchema);
export type StandingOrdersView = Shown<typeof StandingOrdersView>;

/** What was ended or removed. */
export const EndedView = viewOf('Ended', Type.Object({ id: OrderIdText }));
export type EndedView = Shown<typeof EndedView>;

/** An order kept under a name. */
export const TemplateView = viewOf('OrderTemplate', TemplateDocument, { component: 'TemplateView' });
export type TemplateView = Shown<typeof TemplateView>;

/** Which template. */
export const TemplateQuestion = questionOf(
  Type.Object({
    name: Type.String({
      pattern: TemplateName.pattern!,
      allowed: '1 to 40 letters, digits, spaces, dashes or underscores, beginning with a letter or digit',
    }),
  }),
);
export type TemplateQuestion = InstanceType<typeof TemplateQuestion>;

export const TemplatesView = viewOf('Templates', listTemplates.answerSchema);
export type TemplatesView = Shown<typeof TemplatesView>;

export const RemovedTemplateView = viewOf('RemovedTemplate', removeTemplate.answerSchema);
export type RemovedTemplateView = Shown<typeof RemovedTemplateView>;

const playerOf = (refusal: string, description: string) =>
  Type.String({ pattern: PlayerIdText.pattern!, refusal, description });
const turn = (description: string) => Type.Unsafe<number>({ ...TurnNumber, description });
const reason = Type.Unsafe<string>({ ...AdministrationReason, description: 'told to both of them' });
const handOver = {
  to: playerOf('to must be a player of your side', 'a player of your side'),
  from: turn('first turn'),
  until: turn('last turn'),
};

/** Who stands in for you, and in which turns. */
export const HandOverBody = bodyOf('NewHandOver', Type.Object(handOver), { component: 'HandOverBody' });
export type HandOverBody = InstanceType<typeof HandOverBody>;

/** Who stands in for a player who has gone silent, in which turns, and why. */
export const ArrangedHandOverBody = bodyOf(
  'ArrangedHandOver',
  Type.Object({
    ...handOver,
    player: playerOf('player must be a player of the campaign', 'who is away'),
    reason,
  }),
);
export type ArrangedHandOverBody = InstanceType<typeof ArrangedHandOverBody>;

/** Why a hand-over is ended. */
export const EndedHandOverBody = bodyOf('EndedHandOver', Type.Object({ reason }));
export type EndedHandOverBody = InstanceType<typeof EndedHandOverBody>;

viewOf('StandInReading', HandOverDocument.properties.read.items);
/** For some turns somebody else sends orders in a player's name. */
export const HandOverView = viewOf('HandOver', HandOverDocument);
export type HandOverView = Shown<typeof HandOverView>;

export const HandOversView = viewOf('HandOvers', listHandOvers.answerSchema);
export type HandOversView = Shown<typeof HandOversView>;
