import type { Unit } from '@vedette/campaign';
import { exitBarrier } from '@vedette/contact';
import type { Direction } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { passing, type Hindrance } from '../ground/hindrance.js';

/**
 * Whether a unit's way off its tactical map is barred (GITM AMWOL 7.8): every square of the cone in that direction, out
 * to the edge, must be free of enemies, and of neutrals in their home nation; and a diagonal step may not pass between
 * two of them standing next to the unit (A-19, A-20; in NWOL N-04, N-15).
 */
export function barredExit(
  { state, book }: PhaseContext,
  unit: Unit,
  direction: Direction,
): Hindrance | null {
  const barrier = exitBarrier(state, book, unit.state, unit, direction);
  if (barrier === null) return null;
  return barrier === 'cone' ? passing('exit-barred', '7.8') : passing('between-enemies', '7.8');
}
