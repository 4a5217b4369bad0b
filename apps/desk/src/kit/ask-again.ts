import { type DeskProblem, problemOf } from '../graph/problem.js';

/** The first pause before a question is asked again and the longest, in milliseconds; *our figures*. Each is twice the one before. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [2_000, 60_000];
/** By how much of itself a pause is shorter or longer by chance: desks that lost the house together do not all come back at one moment. */
const SPREAD = 1 / 4;
/** What a house, or the proxy before it, answers while a part of it is away, starts, or takes too long (RFC 9110). */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

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
 * Asks, and while the problem is one that passes asks again after pauses that grow; a page that nobody looks at holds still, and asks
 * at once when somebody does. What it returns ends it: what comes after that is heard by nobody.
 */
export function askUntilAnswered<T>(
  ask: () => Promise<T>,
  asker: Asker<T>,
  page: Page = BROWSER,
): () => void {
  let isWanted = true;
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPausing = false;

  const once = (): void => {
    isPausing = false;
    clearTimeout(timer);
    ask().then(
      (answer) => {
        if (isWanted) asker.answer(answer);
      },
      (thrown: unknown) => {
        if (!isWanted) return;
        const problem = problemOf(thrown);
        failed++;
        // Before the asker hears: he may end it by what he does then.
        if (isPassing(problem)) pause();
        asker.problem(problem);
      },
    );
  };
  const pause = (): void => {
    isPausing = true;
    timer = setTimeout(onTime, pauseBefore(failed, Math.random()));
  };
  const onTime = (): void => {
    if (!page.isHidden) once();
  };
  const end = page.onReturn(() => {
    if (isPausing && !page.isHidden) once();
  });
  once();
  return () => {
    isWanted = false;
    clearTimeout(timer);
    end();
  };
}
