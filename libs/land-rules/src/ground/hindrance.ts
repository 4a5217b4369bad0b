import type { LandRule } from '@vedette/rulebooks';
/**
 * Why a strategic step is not made. A `passing` hindrance may be gone next phase, so the step is tried again; a `lasting`
 * one ends the path for this turn (GITM AMWOL 7.4, 7.8).
 */
export interface Hindrance {
  readonly hindered: 'passing' | 'lasting';
  /** Stable code of the reason. */
  readonly reason: string;
  /** Rule by its number in AMWOL. */
  readonly rule: LandRule;
}

export function passing(reason: string, rule: LandRule): Hindrance {
  return { hindered: 'passing', reason, rule };
}

export function lasting(reason: string, rule: LandRule): Hindrance {
  return { hindered: 'lasting', reason, rule };
}
