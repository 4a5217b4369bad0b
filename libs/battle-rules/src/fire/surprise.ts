import type { Activation, Drm } from '@vedette/battle';

/** Troops that ran into an enemy nobody had seen check the harder for the rest of their activation (P-25.7). */
export function surpriseDrm(activation: Activation | null, unit: string): Drm[] {
  if (activation === null || !activation.surprised || !activation.units.includes(unit)) return [];
  return [{ rule: 'P-25.7', value: 1, why: 'surprised' }];
}
