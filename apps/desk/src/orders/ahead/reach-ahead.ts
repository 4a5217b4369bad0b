import { computed, effect, signal, untracked } from '@preact/signals';
import { reachThen, type Seat } from '../../graph/order-desk.js';
import type { AnswerOf } from '../../graph/shapes.js';
import { askUntilAnswered } from '../../kit/ask-again.js';
import { aheadTurn, chosenPiece } from '../../seat/composing.js';
import { hearReach } from '../hear-reach.js';
import { placeAhead } from './ghosts-ahead.js';

/** Where the chosen piece can get in the later turn that its card is for; null for the present turn, and until the house has answered. */
export const reachAhead = signal<AnswerOf['reach'] | null>(null);

/**
 * Asks where the chosen piece can get in a later turn whenever its card is for one, from its ghost, and anew when the turns before come
 * to leave it elsewhere. Ends with the function that is given back.
 */
export function keepReachAhead(seat: Seat): () => void {
  const from = computed(() =>
    chosenPiece.value === null || aheadTurn.value === null
      ? null
      : placeAhead(chosenPiece.value, aheadTurn.value),
  );
  const stop = effect(() => {
    const [piece, turn, begins] = [chosenPiece.value, aheadTurn.value, from.value];
    reachAhead.value = null;
    if (piece === null || turn === null) return undefined;
    return untracked(() =>
      askUntilAnswered(() => reachThen(seat, piece, { turn, from: begins }), hearReach(reachAhead)),
    );
  });
  return () => {
    stop();
    reachAhead.value = null;
  };
}
