import type { StackStatus, Standing } from './standing.js';

/** A fort as whoever looks at its city is told of it (GITM AMWOL 2.6). */
export interface ObservedFort {
  /** 1 to 5, 5 being the strongest. */
  readonly level: number;
  /** Spaces: one a man of foot, two a gunner, three a trooper. */
  readonly capacity: number;
}

/** A city on the strategic map (GITM AMWOL 1.3, 2.6, 2.7). */
export interface ObservedCity {
  readonly name: string;
  readonly square: string;
  /** Tactical square of the city, for instance `7-7`. */
  readonly tactical: string;
  /** Importance, 1 to 5. */
  readonly level: number;
  readonly state: string;
  readonly standing: Standing;
  /** Units of supplies stored there; missing when the player is not told. */
  readonly supplies?: number;
  readonly stores?: number;
  readonly fort: ObservedFort | null;
  readonly besieged: boolean;
  readonly port?: boolean;
}

/** The troops of one standing and one status in a strategic square, as far as they can be made out (GITM AMWOL 1.4, 4.1). */
export interface ObservedStack {
  readonly square: string;
  readonly standing: Standing;
  readonly status: StackStatus;
  readonly states: readonly string[];
  /** Size in the words of the rule book, for instance `regiments` or `3 divisions`. */
  readonly size: string;
  /** Number of units where it is known exactly: own side and active allies. */
  readonly count?: number;
  /** Arms made out, of `I`, `C`, `A` and `H`; approximate for strangers. */
  readonly letters: string;
}

/**
 * A rectangle of the strategic map. Each layer has one string a row and one letter a column; a blank is a square the player
 * does not see, which is drawn as unknown (GITM AMWOL 1.4, 4.1).
 */
export interface ObservedSheet {
  /** North-western square, for instance `F8-V0`. */
  readonly origin: string;
  /** Column and row labels of the sheet, west to east and north to south: `['F8', 'F9']`, `['V0', 'V1']`. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Letters of `STRATEGIC_LETTERS` of the geography. */
  readonly terrain: readonly string[];
  /** One letter a nation, explained by {@link StrategicObservation.nations}. */
  readonly nation: readonly string[];
  /** River classes `0` to `3`: none, fordable, unfordable, unbridgeable. */
  readonly rivers: readonly string[];
  /** `#` where a railway runs; missing in books without railways. */
  readonly rails?: readonly string[];
}

/** What a player sees of the strategic map. */
export interface StrategicObservation {
  /** One sheet for each region his active units look over; sheets do not overlap. */
  readonly sheets: readonly ObservedSheet[];
  readonly nations: Readonly<Record<string, string>>;
  readonly cities: readonly ObservedCity[];
  readonly stacks: readonly ObservedStack[];
}
