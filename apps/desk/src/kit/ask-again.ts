import { effect, type ReadonlySignal } from '@preact/signals';
import { type DeskProblem, problemOf } from '../graph/problem.js';

/** The first pause before a question is asked again and the longest, in milliseconds; *our figures*. Each is twice the one before. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [2_000, 60_000];
/** By how much of itself a pause is shorter or longer by chance: desks that lost the house together do not all come back at one moment. */
const SPREAD = 1 / 4;
/** What a house, or the proxy before it, answers while a part of it is away, starts, takes too long, or is asked too much (RFC 9110, 6585). */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether a problem passes without anybody doing anything here, so that asking again can help. */
export const isPassing = ({ isOffline, status }: Pick<DeskProblem, 'isOffline' | 'status'>): boolean =>
  isOffline || PASSING.has(status);

/**
 * The pause before a question is asked once more, in milliseconds.
 * @param failed how often it was asked in vain, from 1 on
 * @param chance from 0 up to 1
 */
export function pauseBefore(failed: number, chance: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failed - 1), LONGEST_PAUSE_MS);
  return pause * (1 - SPREAD + 2 * SPREAD * chance);
}

/** Whether anybody looks. */
export interface Page {
  readonly isHidden: boolean;
  /** Rings when the page is looked at again or the network is back; what it returns ends that. */
  onReturn(ring: () => void): () => void;
}

const BROWSER: Page = {
  get isHidden() {
    return document.hidden;
  },
  onReturn(ring) {
    document.addEventListener('visibilitychange', ring);
    window.addEventListener('online', ring);
    return () => {
      document.removeEventListener('visibilitychange', ring);
      window.removeEventListener('online', ring);
    };
  },
};

/** Who asked, and hears. */
export interface Asker<T> {
  readonly answer: (answer: T) => void;
  /** Every time it was asked in vain. */
  readonly problem: (problem: DeskProblem) => void;
}

/**
 * Does something once more after the pause that follows so many failures. A page that nobody looks at holds still, and does it at once
 * when somebody does. What it returns ends it.
 */
export function afterPause(failed: number, act: () => void, page: Page = BROWSER): () => void {
  const ring = (): void => {
    if (page.isHidden) return;
    end();
    act();
  };
  const timer = setTimeout(ring, pauseBefore(failed, Math.random()));
  const stopHearing = page.onReturn(ring);
  const end = (): void => {
    clearTimeout(timer);
    stopHearing();
  };
  return end;
}

/**
 * Asks again by itself for whatever a problem keeps from being known, for as long as it is one that passes. What it returns ends it.
 * @param again asks once more: what comes of it is the next value of the problem
 */
export function askAgainAfter(
  problem: ReadonlySignal<DeskProblem | null>,
  again: () => void,
  page: Page = BROWSER,
): () => void {
  let failed = 0;
  let last = 0;
  return effect(() => {
    if (!problem.value || !isPassing(problem.value)) return undefined;
    // What is over for a moment, until the next thing that is asked for is refused, is not over.
    if (Date.now() - last > 2 * LONGEST_PAUSE_MS) failed = 0;
    last = Date.now();
    return afterPause(++failed, again, page);
  });
}

/**
 * Asks, and while the problem is one that passes asks again after pauses that grow. What it returns ends it: what comes after that is
 * heard by nobody.
 */
export function askUntilAnswered<T>(
  ask: () => Promise<T>,
  asker: Asker<T>,
  page: Page = BROWSER,
): () => void {
  let isWanted = true;
  let failed = 0;
  let endPause = (): void => undefined;

  const once = (): void =>
    void ask().then(
      (answer) => {
        if (isWanted) asker.answer(answer);
      },
      (thrown: unknown) => {
        if (!isWanted) return;
        const problem = problemOf(thrown);
        failed++;
        // Before the asker hears: he may end it by what he does then.
        if (isPassing(problem)) endPause = afterPause(failed, once, page);
        asker.problem(problem);
      },
    );
  once();
  return () => {
    isWanted = false;
    endPause();
  };
}
