import type { PhaseContext } from '@vedette/rulebooks';

/** Whether distances and amounts are free in turns of this season (GITM AMWOL 10.6, ROTD 11.7). */
export function isWithoutLimits({ state, book }: PhaseContext): boolean {
  return book.supply.freeMoves.value.includes(state.season);
}
