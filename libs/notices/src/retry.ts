/** How often, and how long apart, something is tried that fails. */
export interface RetryPlan {
  /** Milliseconds before the second attempt. */
  readonly first: number;
  /** Longest wait between two attempts, in milliseconds. */
  readonly longest: number;
  readonly attempts: number;
}

/**
 * How long to wait after a failed attempt (1 is the first), in milliseconds; null when no other follows. Doubles from one
 * to the next; `jitter` from 0 to 1 takes away up to half, so that what failed together is not tried again together.
 */
export function nextAttemptIn(plan: RetryPlan, attempt: number, jitter: number): number | null {
  if (attempt >= plan.attempts) return null;
  const whole = Math.min(plan.longest, plan.first * 2 ** (attempt - 1));
  return Math.round(whole * (1 - jitter / 2));
}
