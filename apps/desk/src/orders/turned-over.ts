import type { Draft } from '../seat/composing.js';
import { pieceOfKey } from './plan-keys.js';

/** Drafts when another turn is open than the one they were written in. */
export interface TurnedOver {
  /** Those that can still be sent as they are meant. */
  readonly open: readonly Draft[];
  /** Those whose turn was over before they were sent. */
  readonly late: readonly Draft[];
}

/**
 * What becomes of drafts that were written in one turn when another is open: what was meant for a turn that is over is not meant for
 * the next one by that. One for a turn ahead that has come is its piece's draft now, and stays one until somebody sends it.
 */
export function turnedOver(all: readonly Draft[], writtenIn: number, now: number): TurnedOver {
  if (writtenIn === now) return { open: all, late: [] };
  const late = all.filter(({ turn }) => turn === undefined || turn < now);
  const open = all.flatMap((draft): Draft[] => {
    const { turn, ...rest } = draft;
    if (turn === undefined || turn < now) return [];
    return [turn === now ? { ...rest, key: pieceOfKey(draft.key), kept: true } : draft];
  });
  return { open, late };
}
