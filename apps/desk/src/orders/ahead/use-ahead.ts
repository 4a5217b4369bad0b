import { useEffect } from 'preact/hooks';
import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Seat } from '../../graph/order-desk.js';
import type { Drawn, StandAhead } from '../../map/map-frame.js';
import { aheadTurn, chosenPiece } from '../../seat/composing.js';
import { evening, isPast } from '../../seat/open-campaign.js';
import { say } from '../../words/words.js';
import { readPlanned } from '../planned-orders.js';
import { ghostsAhead, placeAhead, waysAhead } from './ghosts-ahead.js';
import { STEP, turnsAhead } from './turns-ahead.js';

/** Later turns upon the map: what is drawn of them, what is said of a square. */
export interface Ahead {
  readonly drawn: ReadonlySignal<Pick<Drawn, 'ahead' | 'ways'>>;
  readonly wordsOf: (square: string) => string[];
}

/**
 * Ghosts of later turns. All that is known of them where the layer is wanted, and only then the house is asked for what was sent ahead
 * for the next few turns; else that of the card that is open alone. Looking back shows none.
 */
export function useAhead(seat: Seat, isWanted: ReadonlySignal<boolean>): Ahead {
  useEffect(() => {
    if (isWanted.value && evening.value) void readPlanned(seat, turnsAhead(evening.value.clock.turn, STEP));
  }, [isWanted.value, evening.value]);
  const drawn = useComputed(() => {
    const [piece, turn] = [chosenPiece.value, aheadTurn.value];
    if (isPast.value) return { ahead: [], ways: [] };
    const ghosts = ghostsAhead().filter(
      (one) => isWanted.value || (one.piece === piece && one.turn === turn),
    );
    const open = piece !== null && turn !== null ? placeAhead(piece, turn) : null;
    const begun = open === null ? [] : [{ piece: piece!, turn: turn!, square: open }];
    return { ahead: stands([...ghosts, ...begun]), ways: waysAhead(ghosts) };
  });
  return {
    drawn,
    wordsOf: (square) =>
      drawn.value.ahead
        .filter((one) => one.square === square)
        .map(({ turns, pieces }) =>
          say('ahead-here', { turns: turns.join(', '), pieces: pieces.join(', ') }),
        ),
  };
}

/** Ghosts by the square they stand in: each piece and each turn once. */
export function stands(
  ghosts: readonly { readonly piece: string; readonly turn: number; readonly square: string }[],
): StandAhead[] {
  return [...new Set(ghosts.map(({ square }) => square))].map((square) => {
    const here = ghosts.filter((one) => one.square === square);
    return {
      square,
      turns: [...new Set(here.map(({ turn }) => turn))].sort((a, b) => a - b),
      pieces: [...new Set(here.map(({ piece }) => piece))],
    };
  });
}
