import { setTimeout as pause } from 'node:timers/promises';
import { GatewayRefusedError } from './gateway-refused.error.js';

const TRIES = 300;
const PAUSE_MS = 100;
/** A part of the house is away: the start brings it back. */
export const AWAY = 503;

/** Asks something that changes nothing again, for half a minute at least, while it is refused with one of these statuses. */
export async function askAgain<T>(ask: () => Promise<T>, statuses: readonly number[]): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const passes = error instanceof GatewayRefusedError && statuses.includes(error.status);
      if (!passes || attempt === TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}
