import type { Order } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import type { TurnBook } from '../book/turn-book.js';
import { NotAPlayerError, OrderInAnotherNameError, TurnNotOpenError } from './intake.errors.js';

/** Rule under which orders are sent, as this game's book numbers it (GITM AMWOL 6.1). */
export function orderRule({ start }: TurnBook): string {
  const { land } = booksOf(start.rulebooks);
  return `${land.id} ${land.ruleNumber('6.1')}`;
}

/** @throws TurnNotOpenError when the book is closed or the deadline has passed */
export function mustTakeOrders(book: TurnBook, now: number): void {
  const { turn, bookClosed, deadline } = book.record;
  const rule = orderRule(book);
  if (bookClosed) throw new TurnNotOpenError(turn, rule, 'turn-closed', `it was closed at ${bookClosed.at}`);
  if (deadline !== null && Date.parse(deadline) <= now)
    throw new TurnNotOpenError(turn, rule, 'deadline-passed', `its deadline was ${deadline}`);
}

/** @throws NotAPlayerError */
export function mustBePlayer({ start, record }: TurnBook, player: string): void {
  if (!start.players.some(({ id }) => id === player)) throw new NotAPlayerError(player, record.campaign);
}

/** An order in its sender's name; the time is the receipt's. @throws OrderInAnotherNameError */
export function inOwnName(book: TurnBook, order: Order, player: string, place: number): Order {
  const { at: _, ...rest } = order;
  if (order.by !== undefined && order.by !== player)
    throw new OrderInAnotherNameError(place, orderRule(book));
  return { ...rest, by: player } as Order;
}
