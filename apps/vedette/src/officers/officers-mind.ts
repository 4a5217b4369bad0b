import { BATTLE_ORDERS_FORMAT } from '@vedette/battle';
import { isBattleScenario } from '@vedette/battle-scenarios';
import type { BattleView } from '@vedette/battle-sight';
import { ORDERS_FORMAT } from '@vedette/campaign';
import type { OrderBook } from '../server/order-book.js';
import { BattleSeat } from './battle-seat.js';
import { ownReport, type Reads } from './own-report.js';
import { type OwnReport, seatOrders } from './seat-orders.js';

/** What an officer asks of the house, and makes of the answer. */
export interface OfficersMind {
  /** His orders for a turn that is open, from the session of his own seat; null where he has nobody to order about. @throws ReportsLateError */
  book(session: Reads, campaign: string, turn: number): Promise<OrderBook | null>;
}

/** The mind of who looks after a seat of a scenario: he knows what is printed, and reads his own report. */
export function officersMind(scenario: string, player: string): OfficersMind {
  if (isBattleScenario(scenario)) {
    const seat = new BattleSeat(scenario);
    return {
      async book(session, campaign, turn) {
        // A battle tells before its first turn how it opens.
        const view = await ownReport<BattleView>(session, campaign, turn - 1);
        return view && { format: BATTLE_ORDERS_FORMAT, turn: view.turn, orders: seat.orders(view) };
      },
    };
  }
  return {
    async book(session, campaign, turn) {
      const report = turn === 1 ? null : await ownReport<OwnReport>(session, campaign, turn - 1);
      return { format: ORDERS_FORMAT, orders: seatOrders({ scenario, player, turn, report }) };
    },
  };
}
