import type { Unit } from '@vedette/campaign';

/** Batteries that a unit serves: no more than its type may have, whatever it has taken besides (ROTD 10.11). */
export function servedBatteries({ batteries, kind }: Pick<Unit, 'batteries' | 'kind'>): number {
  return Math.min(batteries, kind.mostBatteries);
}
