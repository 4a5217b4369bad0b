import { WaitedTooLongError } from '../errors/waited-too-long.error.js';
import { Alarm } from '../hint/alarm.js';
import type { HintBus } from '../hint/hint-bus.js';

const POLL_MS = 25;

/**
 * Looks again after each hint that the log has grown, and at every poll, until there is something to see.
 *
 * @throws WaitedTooLongError
 */
export const waitUntil = async <Found>(
  what: string,
  hints: HintBus,
  timeoutMs: number,
  look: () => Promise<Found | undefined>,
): Promise<Found> => {
  const alarm = new Alarm();
  const stopListening = hints.listen('sealed', () => alarm.ring());
  const giveUpAt = performance.now() + timeoutMs;
  try {
    for (;;) {
      const found = await look();
      if (found !== undefined) {
        return found;
      }
      const left = giveUpAt - performance.now();
      if (left <= 0) {
        throw new WaitedTooLongError(what, timeoutMs);
      }
      await alarm.sleep(Math.min(POLL_MS, left));
    }
  } finally {
    stopListening();
  }
};
