import { effect, signal } from '@preact/signals';
import { reachThen, type Seat } from '../../graph/order-desk.js';
import type { AnswerOf } from '../../graph/shapes.js';
import { askUntilAnswered, isPassing } from '../../kit/ask-again.js';
import { aheadTurn, chosenPiece } from '../../seat/composing.js';
import { speakOut } from '../speak-out.js';
import { placeAhead } from './ghosts-ahead.js';

/** Where the chosen piece can get in the later turn that its card is for; null for the present turn, and until the house has answered. */
export const reachAhead = signal<AnswerOf['reach'] | null>(null);

/**
 * Asks where the chosen piece can get in a later turn whenever its card is for one, from its ghost, and anew when the turns before come
 * to leave it elsewhere. Ends with the function that is given back.
 */
export function keepReachAhead(seat: Seat): () => void {
  let last = '';
  let endAsking = (): void => undefined;
  const stop = effect(() => {
    const [piece, turn] = [chosenPiece.value, aheadTurn.value];
    const from = piece === null || turn === null ? null : placeAhead(piece, turn);
    const question = turn === null ? '' : [piece, turn, from].join(' ');
    if (question === last) return;
    last = question;
    endAsking();
    endAsking = () => undefined;
    reachAhead.value = null;
    if (piece === null || turn === null) return;
    endAsking = askUntilAnswered(() => reachThen(seat, piece, { turn, from }), {
      answer: (found) => (reachAhead.value = found),
      problem: (problem) => {
        if (!isPassing(problem)) speakOut(problem.message, true);
      },
    });
  });
  return () => {
    stop();
    endAsking();
    reachAhead.value = null;
  };
}
