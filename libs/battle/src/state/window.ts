import type { BattleState } from './battle-state.js';
import { type BattleStep, stopOf, STEPS } from '../document/step.js';

/** The two times a turn closes where a battle is played in two windows: before its steps, and after those up to `attachment`. */
export type OrderWindow = 'first' | 'second';

/** The first window closes before the steps up to this one are played, the second before those after it. */
export const LAST_OF_FIRST_WINDOW: BattleStep = 'attachment';

/** The window that is open in a battle as it stands: null where a turn closes once. */
export function openWindow({ windows, step }: Pick<BattleState, 'windows' | 'step'>): OrderWindow | null {
  if (windows !== 2) return null;
  const done = step === null ? null : stopOf(step);
  const isSecond = done !== null && STEPS.indexOf(done.step) >= STEPS.indexOf(LAST_OF_FIRST_WINDOW);
  return isSecond ? 'second' : 'first';
}
