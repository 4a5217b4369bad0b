import { Type } from '@sinclair/typebox';
import { PlayerIdText } from '@vedette/campaign';
import { SentOrderDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';
import '../orders/order.views.js';

/** What one player ordered for a turn, every version of it, and what became of each. */
export const PlayersOrdersView = viewOf(
  'PlayersOrders',
  Type.Object({ player: PlayerIdText, orders: Type.Array(SentOrderDocument) }),
);
export type PlayersOrdersView = Shown<typeof PlayersOrdersView>;
