import { type CampaignState, type Order, readPosition } from '@vedette/campaign';
import { OrderDesk } from '@vedette/order-rules';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { crowdOf, orderOf, playersOf } from './crowd.js';

/** CPU of judging one more order after so many, in microseconds. */
export interface DeskCost {
  readonly after: number;
  readonly microseconds: number;
}

const WINDOW = 1_000;

/** Takes every order of a crowd at one desk and tells what an order cost among the first thousand and later. */
export function deskCosts(players: number, ordersEach: number): DeskCost[] {
  const state: CampaignState = readPosition(crowdOf(players), theatreSource, pieceTypes);
  const ids = playersOf(players);
  const orders = Array.from({ length: ordersEach }, (_, n) =>
    ids.map((by, player): Order => ({ ...orderOf(player, n), by })),
  ).flat();
  // What each player knows is found out once, with his first order; that is not what grows with the orders.
  const books = booksOf(state.rulebooks);
  const desk = new OrderDesk(state, books);
  orders.slice(0, players).forEach((order, place) => desk.take(order, place));
  const costs: DeskCost[] = [];
  for (let from = players; from + WINDOW <= orders.length; from += WINDOW) {
    const before = process.cpuUsage();
    for (let place = from; place < from + WINDOW; place++) desk.take(orders[place]!, place);
    const { user, system } = process.cpuUsage(before);
    costs.push({ after: from, microseconds: (user + system) / WINDOW });
  }
  return costs;
}
