import type { AnswerOf } from '../../graph/shapes.js';
import { say } from '../../words/words.js';

/** What is said of a square as a goal of a piece: phase and fatigue of its arrival with what is doubtful, what bars it, or nothing. */
export function reachWords(reach: AnswerOf['reach'] | null, piece: string, square: string): string[] {
  const way = reach?.reached.find((one) => one.place === square);
  const barred = reach?.barred.find((one) => one.place === square);
  if (way)
    return [
      say('in-reach', { piece, phase: way.phase, fatigue: way.fatigue ?? 0 }),
      ...(way.forced ? [say('plan-forced')] : []),
      ...way.doubts.map(({ message }) => message),
    ];
  return barred ? [say('barred', { square, message: barred.message, rule: barred.rule })] : [];
}
