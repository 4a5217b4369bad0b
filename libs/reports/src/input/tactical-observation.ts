import type { StackStatus, Standing } from './standing.js';
import type { ObservedFort } from './strategic-observation.js';

/** A unit seen on a tactical map (GITM AMWOL 2.5, 4.2); its identity is known, its strength only when it is the player's. */
export interface ObservedTacticalUnit {
  readonly unit: string;
  readonly at: string;
  readonly state: string;
  readonly standing: Standing;
  readonly status: StackStatus;
  readonly inFort: boolean;
}

/** The tactical map of a strategic square in which the player has units (GITM AMWOL 2.1-2.7). */
export interface TacticalObservation {
  readonly square: string;
  /** Fifteen strings of fifteen letters of `TACTICAL_LETTERS`, north to south. */
  readonly terrain: readonly string[];
  /** Fifteen strings of fifteen digits, 0 (poor) to 4 (excellent). */
  readonly defence: readonly string[];
  readonly rails?: readonly string[];
  readonly city: {
    readonly name: string;
    readonly at: string;
    readonly state: string;
    readonly standing: Standing;
    readonly fort: ObservedFort | null;
    readonly besieged: boolean;
  } | null;
  readonly units: readonly ObservedTacticalUnit[];
}
