import type { Offers, OrderOption, PieceReach, Receipt } from '@vedette/order-rules';
import type { Order } from './sent-order.js';

/** Something a piece may be ordered, in whichever game. */
export type GameOption = Omit<OrderOption, 'order'> & { readonly order: Order };

/** What a piece may be ordered now, and what closes the sections of which nothing may. */
export interface GameOffers {
  readonly options: readonly GameOption[];
  readonly closed: Offers['closed'];
}

/** Takes orders of a game one after another and keeps what stands; see `OrderDesk` of libs/order-rules. */
export interface DeskOfOrders {
  /** A desk that goes on from here without changing anything here: for orders that are only tried. */
  trial(): DeskOfOrders;
  /** Judges an order; if it is accepted it counts from now on. */
  take(order: Order, place: number): Receipt;
  /** Counts an order that was accepted before, without judging it again. */
  enter(order: Order, place: number): void;
  /** An order is taken back. */
  withdraw(place: number): void;
  stands(place: number): boolean;
  standingPlace(order: Order): number | null;
  offers(player: string, piece: string): GameOffers;
  /** Where a player can know a piece of his to get in this turn; null for pieces that he does not command. */
  reach(player: string, piece: string): PieceReach | null;
}
