import type { FleetPosition, Order, PositionReport } from '@vedette/campaign';
import { ordersForTurn, ordersFromReports } from '@vedette/scenarios';

/** What is used of a position report's JSON form. */
export interface OwnReport {
  readonly land: { readonly observed: PositionReport } | null;
  readonly fleet: { readonly observed: FleetPosition } | null;
}

/** A seat and a turn of it, and what its officer has in his hands. */
export interface SeatsTurn {
  readonly scenario: string;
  readonly player: string;
  readonly turn: number;
  /** His position report of the turn before; null for who has none. */
  readonly report: OwnReport | null;
}

/** The orders of one officer: those written down for the opening, afterwards what he makes of his own report, and of nothing else. */
export function seatOrders({ scenario, player, turn, report }: SeatsTurn): readonly Order[] {
  const sent =
    turn === 1
      ? ordersForTurn(scenario, turn)
      : ordersFromReports(
          scenario,
          report?.land ? [report.land.observed] : [],
          report?.fleet ? [report.fleet.observed] : [],
        );
  return sent.find((one) => one.player === player)?.orders ?? [];
}
