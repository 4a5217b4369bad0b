import type { Signal } from '@preact/signals';
import type { AnswerOf } from '../graph/shapes.js';
import { type Asker, isPassing } from '../kit/ask-again.js';
import { speakOut } from './speak-out.js';

/** Keeps where a piece can get when it is told; what will not pass by itself is said aloud, for somebody may have pointed already. */
export const hearReach = (kept: Signal<AnswerOf['reach'] | null>): Asker<AnswerOf['reach']> => ({
  answer: (found) => (kept.value = found),
  problem: (problem) => {
    if (!isPassing(problem)) speakOut(problem.message, true);
  },
});
