import type { CompassLetter } from '../theatre.js';

/** A city of an inline theatre; one without a square or state is left to the position to place. */
export interface InlineCity {
  readonly name: string;
  readonly square?: string;
  readonly tactical?: string;
  readonly level?: number;
  readonly state?: string;
  readonly fort?: { readonly level: number; readonly capacity: number } | null;
  readonly manufacturing?: number;
  readonly supplies?: number;
  readonly stores?: number;
}

/** A sea area of an inline theatre; winds and their strengths are evenly shared unless said, and there are no storms. */
export interface InlineSea {
  readonly code: string;
  readonly name: string;
  readonly map: string;
  readonly neighbours: { readonly [K in CompassLetter]?: readonly string[] };
  readonly tacticalAreas?: number;
  readonly windChances?: Readonly<Record<string, number>>;
  readonly strengthChances?: Readonly<Record<string, number>>;
  readonly stormChance?: number;
  readonly landTo?: readonly string[];
}

/** A port of an inline theatre; one without sea or state is left to the position. */
export interface InlinePort {
  readonly name: string;
  readonly sea?: string;
  readonly exit?: CompassLetter;
  readonly defence?: number;
  readonly batteries?: number;
  readonly yard?: number;
  readonly state?: string;
  readonly square?: string | null;
  readonly tactical?: string | null;
  readonly coast?: readonly string[];
  readonly supplies?: number;
  readonly stores?: number;
}

/** The tactical map of one square: fifteen rows of fifteen letters, fifteen rows of fifteen digits. */
export interface InlineTacticalMap {
  readonly terrain?: readonly string[];
  readonly defence?: readonly string[];
  /** Squares with track besides those with the letter R. */
  readonly rail?: readonly string[];
}

/** A theatre given within a position (umpire bench); its shape has been validated by the position's schema. */
export interface InlineTheatre {
  /** Name of the north-western square. */
  readonly origin: string;
  readonly strategic: readonly string[];
  readonly nations?: readonly string[];
  readonly nationKey?: Readonly<Record<string, string>>;
  readonly population?: readonly string[];
  readonly tactical?: Readonly<Record<string, InlineTacticalMap>>;
  readonly cities?: readonly InlineCity[];
  /** River classes (ROTD 1.3): `["G5-V5", "unfordable"]` or `{ "square": "G5-V5", "class": "unfordable" }`. */
  readonly rivers?: readonly unknown[];
  readonly rails?: readonly (readonly string[])[];
  readonly seas?: readonly InlineSea[];
  readonly ports?: readonly InlinePort[];
}
