import type { CampaignState, GameEvent, Order } from '@vedette/campaign';
import { observe } from '@vedette/observation';
import type { Receipt } from '@vedette/order-rules';

/** One phase as it was decided, with what it was decided on: all that anything told to a player can be made of. */
export interface DecidedPhase {
  readonly before: CampaignState;
  readonly after: CampaignState;
  readonly orders: readonly Order[];
  readonly receipts: readonly Receipt[];
  readonly events: readonly GameEvent[];
}

/** Turns a phase into everything a player can obtain of it. */
export type Telling = (phase: DecidedPhase, player: string) => readonly unknown[];

/** What players are really told: the events they observed, in order, and the answers to their own orders. */
export const honestTelling: Telling = ({ events, orders, receipts }, player) => [
  ...events.map((event) => observe(event, player)).filter((told) => told !== null),
  ...orders.flatMap((order, i) => {
    if (order.by !== player) return [];
    // Where an order stands in the list of all is known to the referee alone.
    const { order: _place, ...answer } = receipts[i]!;
    return [answer];
  }),
];
