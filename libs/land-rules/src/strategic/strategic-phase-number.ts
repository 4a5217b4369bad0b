import type { PhaseName } from '@vedette/campaign';

/** Number of a strategic phase: 1-6, and 0 for the withdrawal phase (GITM AMWOL 5.2, 7.5). */
export function strategicPhaseNumber(phase: PhaseName): number {
  return phase === 'strategic-withdrawal' ? 0 : Number(phase.slice('strategic-'.length));
}
