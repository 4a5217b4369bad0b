import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** Why two units are too far apart to give each other anything, in words; null when they are together (GITM AMWOL 3.5, ROTD 10.11). */
export function whyNotTogether({ state }: PhaseContext, unit: Unit, into: Unit): string | null {
  if (unit.square !== into.square) return 'the units must be in one strategic square';
  const enemy = state
    .unitsIn(unit.square)
    .some((other) => other.status !== 'shattered' && state.areHostile(unit.state, other.state));
  return enemy && unit.tactical !== into.tactical
    ? 'with an enemy in the square the units must be in one tactical square'
    : null;
}
