import { Type, type Static } from '@sinclair/typebox';
import { OrderTemplate, PlayerIdText } from '@vedette/campaign';
import {
  Arrangement,
  OrderIdText,
  ReceiptDocument,
  StandInSight,
  TemplateName,
  TurnNumber,
  OrderOfAnyGame,
} from '@vedette/contracts';
import { defineStored } from './define-stored.js';

const order = Type.Unsafe<Static<typeof OrderOfAnyGame>>(OrderOfAnyGame);
const own = { id: OrderIdText, player: PlayerIdText };
const streams = ['dispositions'] as const;

/** An order is sent again by itself in every turn after `since`, in place of the player's standing order for that piece. */
export const StandingOrderSet = defineStored({
  type: 'StandingOrderSet',
  streams: [...streams],
  data: Type.Object({ ...own, order, since: TurnNumber }),
});

/** A standing order is not sent again. */
export const StandingOrderEnded = defineStored({
  type: 'StandingOrderEnded',
  streams: [...streams],
  data: Type.Object(own),
});

/** An order was sent ahead of its turn; it is judged when the turn opens. */
export const OrderPlanned = defineStored({
  type: 'OrderPlanned',
  streams: [...streams],
  data: Type.Object({
    receipt: ReceiptDocument,
    order,
    standing: Type.Optional(Type.Boolean()),
    sender: Type.Optional(PlayerIdText),
    key: Type.Optional(Type.String()),
  }),
});

/** An order that was sent ahead of its turn is taken back. */
export const PlannedOrderWithdrawn = defineStored({
  type: 'PlannedOrderWithdrawn',
  streams: [...streams],
  data: Type.Object(own),
});

/** A player keeps an order under a name. Up to release 0.2 it named a piece as an example. */
export const TemplateSaved = defineStored({
  type: 'TemplateSaved',
  streams: [...streams],
  data: Type.Object({ player: PlayerIdText, name: TemplateName, order: OrderTemplate }),
});

export const TemplateRemoved = defineStored({
  type: 'TemplateRemoved',
  streams: [...streams],
  data: Type.Object({ player: PlayerIdText, name: TemplateName }),
});

/** From one turn to another, both included, `to` may send orders in the player's name; `arranged` by an administrator. */
export const CommandHandedOver = defineStored({
  type: 'CommandHandedOver',
  streams: [...streams],
  data: Type.Object({
    ...own,
    to: PlayerIdText,
    from: TurnNumber,
    until: TurnNumber,
    arranged: Type.Optional(Arrangement),
  }),
});

/** A hand-over is over before its time. */
export const CommandHandedBack = defineStored({
  type: 'CommandHandedBack',
  streams: [...streams],
  data: Type.Object({
    ...own,
    to: Type.Optional(PlayerIdText),
    arranged: Type.Optional(Arrangement),
  }),
});

/** Who stands in for the player has read what is the player's: noted once for each thing and turn. */
export const StandInRead = defineStored({
  type: 'StandInRead',
  streams: [...streams],
  data: Type.Object({
    ...own,
    to: PlayerIdText,
    sight: StandInSight,
    turn: TurnNumber,
  }),
});

export const DISPOSITION_STREAM_EVENTS = [
  StandingOrderSet,
  StandingOrderEnded,
  OrderPlanned,
  PlannedOrderWithdrawn,
  TemplateSaved,
  TemplateRemoved,
  CommandHandedOver,
  CommandHandedBack,
  StandInRead,
] as const;
