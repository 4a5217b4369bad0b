import { AsyncLocalStorage } from 'node:async_hooks';

/** How long who waits for an answer waits for a database that is away, in milliseconds: he had rather hear so and ask again. */
export const AWAY_MS = 2_000;

interface Asker {
  /** By the clock of `performance`. */
  readonly waitsUntil: number;
  isAnswered: boolean;
}

const askers = new AsyncLocalStorage<Asker>();

/**
 * Does work for somebody who waits for its outcome, `waitsMs` milliseconds at most. What the work does in his behalf waits for a database
 * that is away no longer than he does; what it leaves running once he is answered is nobody's, and has the patience of its own.
 */
export async function forAsker<T>(waitsMs: number, work: () => Promise<T>): Promise<T> {
  const asker: Asker = { waitsUntil: performance.now() + waitsMs, isAnswered: false };
  try {
    return await askers.run(asker, work);
  } finally {
    asker.isAnswered = true;
  }
}

/** How many milliseconds whoever is worked for still waits for his answer; for ever where nobody does. */
export function askerWaits(): number {
  const asker = askers.getStore();
  return !asker || asker.isAnswered ? Infinity : Math.max(0, asker.waitsUntil - performance.now());
}

/** How many milliseconds a database that is away is waited for, of `budgetMs` that are meant for it. */
export function awayFor(budgetMs: number): number {
  const waits = askerWaits();
  return waits === Infinity ? budgetMs : Math.min(budgetMs, AWAY_MS, waits);
}
