import type { Letter, LetterDelivery, LetterEstimate, SentLetter } from '@vedette/contracts';
import type { Seat } from './order-desk.js';
import { keptKey, orKept } from './kept-offline.js';
import { have, send } from './send.js';

const campaignOf = ({ campaign }: Seat): string => `/campaigns/${encodeURIComponent(campaign)}`;
const lettersOf = (seat: Seat): string => `${campaignOf(seat)}/letters`;

const readAs = <T>(path: string, { campaign, player }: Seat): Promise<T> =>
  orKept(
    keptKey(campaign, player, path),
    async () => (await (await send(path, { seat: player })).json()) as T,
  );

const pageAfter = (last: string | null): string =>
  last === null ? '' : `?before=${encodeURIComponent(last)}`;

/** Letters that have arrived, newest first, from after a letter of the page before. @throws DeskProblem */
export const receivedLetters = (seat: Seat, last: string | null = null): Promise<readonly Letter[]> =>
  readAs(`${lettersOf(seat)}${pageAfter(last)}`, seat);

/** Letters that were sent, newest first. @throws DeskProblem */
export const sentLetters = (seat: Seat, last: string | null = null): Promise<readonly SentLetter[]> =>
  readAs(`${lettersOf(seat)}/sent${pageAfter(last)}`, seat);

/** How letters of the campaign travel. @throws DeskProblem */
export const deliveryOf = async (seat: Seat): Promise<LetterDelivery> =>
  (await readAs<{ delivery: LetterDelivery }>(`${lettersOf(seat)}/delivery`, seat)).delivery;

/** When a letter sent now would arrive, as far as its writer knows; nothing is sent. @throws DeskProblem */
export async function estimateOf(seat: Seat, to: readonly string[]): Promise<LetterEstimate> {
  const answer = await send(`${lettersOf(seat)}/estimate`, {
    method: 'POST',
    body: { to },
    seat: seat.player,
  });
  return (await answer.json()) as LetterEstimate;
}

/** Sends a letter; what comes back says that it is on its way. @throws DeskProblem */
export async function sendLetter(
  seat: Seat,
  letter: { readonly to: readonly string[]; readonly text: string },
): Promise<SentLetter> {
  const answer = await send(lettersOf(seat), { method: 'POST', body: letter, seat: seat.player });
  return (await answer.json()) as SentLetter;
}

/** Notes that a letter was read; its sender is not told. @throws DeskProblem */
export const markRead = (seat: Seat, letter: string): Promise<void> =>
  have(`${lettersOf(seat)}/${letter}/read`, { method: 'POST', seat: seat.player });

/** Lays a letter before the administrator. @throws DeskProblem */
export const reportLetter = (seat: Seat, letter: string, reason: string): Promise<void> =>
  have(`${lettersOf(seat)}/${letter}/report`, { method: 'POST', body: { reason }, seat: seat.player });

/** Whose letters the seat does not see. @throws DeskProblem */
export const mutedSenders = (seat: Seat): Promise<readonly string[]> =>
  readAs(`${campaignOf(seat)}/muted-senders`, seat);

/** Sees the letters of a player no more, or again; he is not told. @throws DeskProblem */
export async function mute(seat: Seat, player: string, isMuted: boolean): Promise<readonly string[]> {
  const answer = await send(`${campaignOf(seat)}/muted-senders/${encodeURIComponent(player)}`, {
    method: isMuted ? 'PUT' : 'DELETE',
    seat: seat.player,
  });
  return (await answer.json()) as readonly string[];
}
