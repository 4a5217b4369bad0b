import { setTimeout as pause } from 'node:timers/promises';

/** No promise of how fast anything is: below the limit of a test, so that a fact that never comes is named. */
export const PATIENCE_MS = 6 * 60_000;

/**
 * Waits for a fact, which is looked for every few milliseconds. In place of a sleep that must be long enough.
 * @param isSo whether it is so by now; what it throws ends the waiting
 * @param what the fact in words, or a function that says how far it has come, for when it never comes
 * @throws Error when it has not come about within {@link PATIENCE_MS}
 */
export const until = async (
  isSo: () => unknown,
  what: string | (() => string) = () => isSo.toString(),
  everyMs = 20,
): Promise<void> => {
  for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await pause(everyMs))
    if (performance.now() > end)
      throw new Error(`It never came about: ${typeof what === 'string' ? what : what()}`);
};

/** A gate that stands shut until it is opened: what waits at it is in hand for as long as a test wants, on any machine. */
export class Gate {
  open: () => void = () => undefined;

  /** Resolves when the gate is opened, at once if it is. */
  readonly passed = new Promise<void>((resolve) => (this.open = resolve));
}
