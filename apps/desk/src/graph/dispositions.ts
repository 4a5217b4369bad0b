import type {
  HandOverDocument,
  SentOrderDocument,
  StandingOrderDocument,
  TemplateDocument,
  VoteDocument,
} from '@vedette/contracts';
import type { AnyOrder } from '../seat/composing.js';
import type { SentOrder } from '../seat/campaign.js';
import { addressFor, isAnothers, signed } from './for-whom.js';
import type { Seat } from './order-desk.js';
import { have, send } from './send.js';
import { rememberingReceipts } from './sent-here.js';
import type { AnswerOf } from './shapes.js';

const campaignOf = ({ campaign }: Seat): string => `/campaigns/${encodeURIComponent(campaign)}`;

async function readAs<T>(path: string, { player }: Seat): Promise<T> {
  return (await (await send(path, { seat: player })).json()) as T;
}

/** Everything the seat has sent for a turn, past or to come, with what became of it. @throws DeskProblem */
export async function ordersOfTurn(seat: Seat, turn: number, piece?: string): Promise<readonly SentOrder[]> {
  const about = piece === undefined ? '' : `&piece=${encodeURIComponent(piece)}`;
  const { orders } = await readAs<{ orders: readonly SentOrderDocument[] }>(
    addressFor(seat.player, `${campaignOf(seat)}/orders?turn=${turn}${about}`, 'officer'),
    seat,
  );
  return orders;
}

/** Sends one order for many pieces; the same key again does nothing twice. A receipt for each, in their order. @throws DeskProblem */
export async function copyOrder(
  seat: Seat,
  copy: {
    readonly order: AnyOrder;
    readonly to: readonly string[];
    readonly turn: number;
    readonly standing: boolean;
    readonly key: string;
  },
): Promise<AnswerOf['receipts']> {
  const { order, to, turn, standing, key } = copy;
  return rememberingReceipts(async () => {
    const answer = await send(
      `${campaignOf(seat)}/orders/copies?turn=${turn}${standing ? '&standing=true' : ''}`,
      { method: 'POST', body: { order: signed(seat.player, order), to }, seat: seat.player, key },
    );
    return ((await answer.json()) as { receipts: AnswerOf['receipts'] }).receipts;
  });
}

/** Orders that are sent again by themselves in every turn; the house tells those of whoever stands in beside them. @throws DeskProblem */
export async function standingOrders(seat: Seat): Promise<readonly StandingOrderDocument[]> {
  const { orders } = await readAs<{ orders: readonly StandingOrderDocument[] }>(
    `${campaignOf(seat)}/standing-orders`,
    seat,
  );
  return isAnothers(seat.player) ? orders.filter(({ player }) => player === seat.player) : orders;
}

/** Ends a standing order from the next turn on. @throws DeskProblem */
export const endStanding = (seat: Seat, id: string): Promise<void> =>
  have(`${campaignOf(seat)}/standing-orders/${id}`, { method: 'DELETE', seat: seat.player });

/** Orders that are kept under names. @throws DeskProblem */
export const orderTemplates = async (seat: Seat): Promise<readonly TemplateDocument[]> =>
  (await readAs<{ templates: readonly TemplateDocument[] }>(`${campaignOf(seat)}/order-templates`, seat))
    .templates;

const templateAt = (seat: Seat, name: string): string =>
  `${campaignOf(seat)}/order-templates/${encodeURIComponent(name)}`;

/** Keeps an order under a name, in place of what had that name. @throws DeskProblem */
export const saveTemplate = (seat: Seat, name: string, order: AnyOrder): Promise<void> =>
  have(templateAt(seat, name), { method: 'PUT', body: order, seat: seat.player });

/** Keeps nothing under a name any more. @throws DeskProblem */
export const removeTemplate = (seat: Seat, name: string): Promise<void> =>
  have(templateAt(seat, name), { method: 'DELETE', seat: seat.player });

/** Who stands in for the seat, and for whom it stands in. @throws DeskProblem */
export const handOvers = async (seat: Seat): Promise<readonly HandOverDocument[]> =>
  (await readAs<{ handOvers: readonly HandOverDocument[] }>(`${campaignOf(seat)}/hand-overs`, seat))
    .handOvers;

/** Has somebody of the own side stand in for some turns. @throws DeskProblem */
export const handOver = (
  seat: Seat,
  wanted: { readonly to: string; readonly from: number; readonly until: number },
): Promise<void> =>
  have(`${campaignOf(seat)}/hand-overs`, { method: 'POST', body: wanted, seat: seat.player });

/** Ends a hand-over at once. @throws DeskProblem */
export const endHandOver = (seat: Seat, id: string): Promise<void> =>
  have(`${campaignOf(seat)}/hand-overs/${id}`, { method: 'DELETE', seat: seat.player });

/** States of a campaign with the sides they are of. @throws DeskProblem */
export async function sidesOf(seat: Seat): Promise<ReadonlyMap<string, string>> {
  const { states } = await readAs<{ states: readonly { readonly id: string; readonly side: string }[] }>(
    campaignOf(seat),
    seat,
  );
  return new Map(states.map(({ id, side }) => [id, side]));
}

/** Gives the seat up; `confirm` is the campaign's id, typed. @throws DeskProblem */
export const leaveSeat = (seat: Seat, confirm: string): Promise<void> =>
  have(`${campaignOf(seat)}/leave`, { method: 'POST', body: { confirm }, seat: seat.player });

/** What those who play are asked, newest first. @throws DeskProblem */
export const votesOf = (seat: Seat): Promise<readonly VoteDocument[]> =>
  readAs<readonly VoteDocument[]>(`${campaignOf(seat)}/votes`, seat);

/** Votes, once. @throws DeskProblem */
export const castVote = (seat: Seat, number: number, ballot: string): Promise<void> =>
  have(`${campaignOf(seat)}/votes/${number}/ballot`, { method: 'PUT', body: { ballot }, seat: seat.player });
