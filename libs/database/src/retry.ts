import { setTimeout as sleep } from 'node:timers/promises';
import { awayFor } from './asker.js';
import { isPassing } from './passing-error.js';

/** How long to go on trying when the database is away, and whom to tell. */
export interface RetryPolicy {
  /** Milliseconds after which the last error is thrown; fewer where somebody waits for the outcome: {@link awayFor}. */
  readonly budgetMs: number;
  readonly onRetry?: (error: unknown, attempt: number) => void;
}

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1_000;

/** The pause before a repeat, doubling from 20 ms to a second. */
export const pauseBefore = (attempt: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

/**
 * Repeats an action that may be repeated without harm while the database is away.
 *
 * @throws the action's own error when it is not a passing one, or when the budget is used up.
 */
export const retrying = async <Result>(
  policy: RetryPolicy,
  action: () => Promise<Result>,
): Promise<Result> => {
  const giveUpAt = performance.now() + awayFor(policy.budgetMs);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      const left = giveUpAt - performance.now();
      if (!isPassing(error) || left <= 0) {
        throw error;
      }
      policy.onRetry?.(error, attempt);
      await sleep(Math.min(pauseBefore(attempt), left));
    }
  }
};
