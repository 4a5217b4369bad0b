import type { Letter, SentLetter } from '@vedette/contracts';

/** A letter as it lies on the desk: one that came, or one's own. */
export type DeskLetter = (Letter & { readonly is: 'received' }) | (SentLetter & { readonly is: 'sent' });

/** All letters, newest first: what came by when it arrived, one's own by when they were sent. */
export const correspondence = (
  received: readonly Letter[],
  sent: readonly SentLetter[],
): readonly DeskLetter[] =>
  [
    ...received.map((letter): DeskLetter => ({ ...letter, is: 'received' })),
    ...sent.map((letter): DeskLetter => ({ ...letter, is: 'sent' })),
  ].sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : momentOf(a) > momentOf(b) ? -1 : a.id < b.id ? -1 : 1));

/** When a letter came to lie on the desk. */
export const momentOf = (letter: DeskLetter): string =>
  letter.is === 'received' ? letter.arrivedAt : letter.sentAt;

/** Everybody else whom a letter concerns. */
export const othersOf = (letter: DeskLetter, self: string): readonly string[] =>
  [...(letter.is === 'received' ? [letter.from] : []), ...letter.to].filter(
    (player, at, all) => player !== self && all.indexOf(player) === at,
  );

/** Letters with one player among those who wrote them or have them; all without one. */
export const lettersWith = (
  letters: readonly DeskLetter[],
  player: string | null,
  self: string,
): readonly DeskLetter[] =>
  player === null ? letters : letters.filter((letter) => othersOf(letter, self).includes(player));

/** Whether one's own letter has not yet reached everybody it is for, at a turn. */
export const isOnItsWay = (letter: DeskLetter, turn: number): boolean =>
  letter.is === 'sent' && letter.arrivesInTurn !== null && letter.arrivesInTurn > turn;

/** Own letters among those of the house that say the same to the same people as one that may or may not have been sent. */
export const wasSent = (
  sent: readonly SentLetter[],
  { to, text }: { readonly to: readonly string[]; readonly text: string },
  known: ReadonlySet<string>,
): boolean =>
  sent.some(
    (letter) =>
      !known.has(letter.id) && letter.text === text && [...letter.to].sort().join() === [...to].sort().join(),
  );
