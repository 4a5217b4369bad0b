import { isOfBattle, mayStand, type Order } from '../game/sent-order.js';
import { CampaignOverError, withoutTime } from '@vedette/ledger';
import { STANDING_KINDS } from '@vedette/order-rules';
import type { TurnBook } from '../book/turn-book.js';
import {
  KindDoesNotStandError,
  NotAPlayerError,
  NotStandingInError,
  OrderInAnotherNameError,
  OrderOfAnotherGameError,
  TurnNotOpenError,
  TurnTooFarError,
} from './intake.errors.js';

/** Rule under which orders are sent, as this game's book numbers it (GITM AMWOL 6.1). */
export function orderRule({ ground }: Pick<TurnBook, 'ground'>): string {
  return ground.rule;
}

/** @throws CampaignOverError when nothing is played any more */
export function mustGoOn({ file }: TurnBook): void {
  if (file.ended !== null) throw new CampaignOverError(file.campaign, file.ended);
}

/** @throws CampaignOverError @throws TurnNotOpenError when the book is closed or the deadline has passed */
export function mustTakeOrders(book: TurnBook, now: number): void {
  mustGoOn(book);
  const { turn, bookClosed, deadline } = book.record;
  const rule = orderRule(book);
  if (bookClosed) throw new TurnNotOpenError(turn, rule, 'turn-closed', `it was closed at ${bookClosed.at}`);
  if (deadline !== null && Date.parse(deadline) <= now)
    throw new TurnNotOpenError(turn, rule, 'deadline-passed', `its deadline was ${deadline}`);
}

/** Turns ahead of the latest for which orders are taken: a campaign season. */
const TURNS_AHEAD = 20;

/** @throws TurnTooFarError when a turn is further ahead than anybody can plan */
export function mustNotBeTooFar(book: TurnBook, turn: number): void {
  const last = book.record.turn + TURNS_AHEAD;
  if (turn > last) throw new TurnTooFarError(turn, last, orderRule(book));
}

/** @throws NotAPlayerError */
export function mustBePlayer({ ground, record }: TurnBook, player: string): void {
  if (!ground.players.some(({ id }) => id === player)) throw new NotAPlayerError(player, record.campaign);
}

/** Whose orders are looked at: the asker's own, or of somebody he stands in for. @throws NotStandingInError */
export function officerMeant(book: TurnBook, asker: string, officer: string | undefined): string {
  if (officer === undefined) return asker;
  if (!book.file.mayActFor(asker, officer, book.record.turn)) throw new NotStandingInError(orderRule(book));
  return officer;
}

/**
 * An order in the name it is sent in: the sender's own, or that of an officer he stands in for. The time is the receipt's.
 * @throws OrderInAnotherNameError
 */
export function inItsName(
  book: TurnBook,
  order: Order,
  sender: string,
  place: number,
  turn = book.record.turn,
): Order & { readonly by: string } {
  mustBeOfGame(book, order, place);
  const rest = withoutTime(order);
  const by = order.by ?? sender;
  if (!book.file.mayActFor(sender, by, turn)) {
    const own = book.ground.players.map(({ id }) => id).filter((id) => book.file.mayActFor(sender, id, turn));
    throw new OrderInAnotherNameError({ place, sent: by, own }, orderRule(book));
  }
  return { ...rest, by } as Order & { readonly by: string };
}

/** @throws OrderOfAnotherGameError */
function mustBeOfGame({ ground }: TurnBook, order: Order, place: number): void {
  const game = isOfBattle(order) ? 'battle' : 'campaign';
  if (game !== ground.game) throw new OrderOfAnotherGameError(place, order.kind, ground.game, ground.rule);
}

/** @throws KindDoesNotStandError */
export function mustBeAbleToStand(book: TurnBook, orders: readonly Order[]): void {
  const place = orders.findIndex((order) => !mayStand(order));
  if (place >= 0)
    throw new KindDoesNotStandError(
      ...([place, orders[place]!.kind] as const),
      book.ground.game === 'battle' ? [] : STANDING_KINDS,
      orderRule(book),
    );
}
