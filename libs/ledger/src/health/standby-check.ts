import type { ReadinessCheck } from '@vedette/platform';

/** A standby that is started again is back before: writers wait that long and notice nothing else. *Our figure.* */
const MISSING_FOR_MS = 10_000;
const MISSING = 'commits wait for a synchronous standby, and none is there';

/**
 * Whoever appends to the log cannot serve while commits wait for a standby that is not there: questions are answered all the same, so
 * nothing else would say it before the limits of statements are over.
 * @param missing whether one is missing now; null where it cannot be told
 * @param clock milliseconds
 */
export function standbyCheck(
  missing: () => Promise<boolean | null>,
  clock: () => number = () => performance.now(),
): ReadinessCheck {
  let since: number | null = null;
  return {
    name: 'standby',
    look: async () => {
      if ((await missing()) !== true) {
        since = null;
        return { status: 'up' };
      }
      since ??= clock();
      const missingMs = Math.round(clock() - since);
      const status = missingMs >= MISSING_FOR_MS ? 'down' : 'degraded';
      return { status, facts: { message: MISSING, missingMs } };
    },
  };
}
