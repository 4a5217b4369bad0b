import type { AnswerOf } from './shapes.js';
import type { AnyOrder } from '../seat/composing.js';
import { readDocument } from './documents-kept.js';
import { addressFor, isAnothers, signed } from './for-whom.js';
import { have, send } from './send.js';
import { rememberingReceipts } from './sent-here.js';

/** Whose orders, in which campaign. */
export interface Seat {
  readonly campaign: string;
  readonly player: string;
}

const ordersOf = ({ campaign }: Seat): string => `/campaigns/${encodeURIComponent(campaign)}/orders`;

/** What would be made of orders if they were sent now, one a line; nothing is recorded. @throws DeskProblem */
export async function tryOrders(seat: Seat, text: string): Promise<AnswerOf['preview']> {
  const answer = await send(`${ordersOf(seat)}/preview`, { method: 'POST', text, seat: seat.player });
  return (await answer.json()) as AnswerOf['preview'];
}

/** Sends orders of a turn, standing or for it alone; the same key again does nothing twice. Each gets its receipt, accepted or not. @throws DeskProblem */
export async function sendOrders(
  seat: Seat,
  turn: number,
  orders: readonly AnyOrder[],
  key: string,
  standing = false,
): Promise<AnswerOf['receipts']> {
  return rememberingReceipts(async () => {
    const answer = await send(`${ordersOf(seat)}/batch?turn=${turn}${standing ? '&standing=true' : ''}`, {
      method: 'POST',
      body: { format: 'vedette/orders@1', orders: orders.map((order) => signed(seat.player, order)) },
      seat: seat.player,
      key,
    });
    return ((await answer.json()) as { receipts: AnswerOf['receipts'] }).receipts;
  });
}

/** Takes back an order; what it had replaced stands again. @throws DeskProblem */
export const takeBack = (seat: Seat, turn: number, id: string): Promise<void> =>
  have(`${ordersOf(seat)}/${id}?turn=${turn}`, { method: 'DELETE', seat: seat.player });

/** What a piece may be ordered now, and what closes the sections of its order of which nothing may. @throws DeskProblem */
export async function optionsOf(seat: Seat, piece: string): Promise<Pick<AnswerOf, 'options' | 'closed'>> {
  const path = addressFor(seat.player, `${ordersOf(seat)}/options/${encodeURIComponent(piece)}`, 'officer');
  return readDocument(path, seat.player);
}

/** What would reach a unit, and what bars the nearest that would not, as far as its player knows. @throws DeskProblem */
export const supplyOf = ({ campaign, player }: Seat, unit: string): Promise<AnswerOf['supply']> =>
  readDocument(
    addressFor(
      player,
      `/campaigns/${encodeURIComponent(campaign)}/supply/${encodeURIComponent(unit)}`,
      'player',
    ),
    player,
  );

async function askReach(
  seat: Seat,
  question: { piece: string; goal?: string; turn?: number; from?: string },
): Promise<AnswerOf['reach']> {
  const answer = await send(`/campaigns/${encodeURIComponent(seat.campaign)}/reach`, {
    method: 'POST',
    body: isAnothers(seat.player) ? { ...question, officer: seat.player } : question,
    seat: seat.player,
  });
  return (await answer.json()) as AnswerOf['reach'];
}

/** Where a piece can get as far as its player can know. @throws DeskProblem */
export const reachOf = (seat: Seat, piece: string): Promise<AnswerOf['reach']> => askReach(seat, { piece });

/** The same of a later turn, from the square in which the piece is meant to stand then; what is assumed is told beside it. @throws DeskProblem */
export const reachThen = (
  seat: Seat,
  piece: string,
  { turn, from }: { readonly turn: number; readonly from: string | null },
): Promise<AnswerOf['reach']> => askReach(seat, { piece, turn, ...(from === null ? {} : { from }) });

/** Where a piece may come in on the battlefield of a square, as far as its player can know. @throws DeskProblem */
export const entriesTo = async (seat: Seat, piece: string, goal: string): Promise<readonly string[]> =>
  (await askReach(seat, { piece, goal })).goal?.entries ?? [];
