import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { DeskProblem } from '../graph/problem.js';
import { say } from '../words/words.js';
import { askUntilAnswered } from './ask-again.js';
import { TroubleNote } from './trouble-note.js';

/** What the house answered to a question of a screen, as far as it has. */
export interface Answered<T> {
  /** The latest answer; null before the first. It stays while the next is on its way. */
  readonly answer: T | null;
  readonly problem: DeskProblem | null;
  /** Asks once more. */
  readonly again: () => void;
}

/**
 * Asks when a screen opens, and whenever `about` becomes another, and by itself again while the house cannot be reached; an answer that
 * comes late belongs to nothing.
 */
export function useAnswer<T>(about: string, ask: () => Promise<T>): Answered<T> {
  const state = useSignal<{ readonly about: string; readonly answer: T } | null>(null);
  const problem = useSignal<DeskProblem | null>(null);
  const asked = useSignal(0);
  useEffect(() => {
    return askUntilAnswered(ask, {
      answer: (answer) => {
        state.value = { about, answer };
        problem.value = null;
      },
      problem: (found) => void (problem.value = found),
    });
  }, [about, asked.value]);
  return { answer: state.value?.answer ?? null, problem: problem.value, again: () => void asked.value++ };
}

/** What stands where an answer will: that it is awaited, or why there is none and a way to try again. */
export function Awaited({
  of: { answer, problem, again },
}: {
  readonly of: Answered<unknown>;
}): JSX.Element | null {
  if (problem)
    return (
      <div>
        <TroubleNote {...{ problem, again }} />
      </div>
    );
  return answer === null ? <p role="status">{say('loading')}</p> : null;
}
