import type { Quality, UnitDocument, UnitStatus } from '@vedette/campaign';

/** One line of a muster roll. */
export interface MusterLine {
  readonly id: string;
  readonly name: string;
  /** Place of the scenario's table of places; must stand in the line or in what the roll has in common. */
  readonly at?: string;
  /** Tactical square; left out: the place's own. */
  readonly tactical?: string;
  /** Men; left out for headquarters, whose size the position's reader knows. */
  readonly men?: number;
  readonly batteries?: number;
  readonly quality?: Quality;
  readonly experience?: number;
  readonly morale?: number;
  readonly fatigue?: number;
  readonly supplies?: number;
  readonly status?: UnitStatus;
  readonly inFort?: boolean;
  readonly commander?: string;
  readonly deputy?: string;
  readonly supplySource?: string;
  /** What its men carry, and its guns (ROTD 3.4); left out: the least of the arm. */
  readonly weapon?: string;
  readonly gun?: string;
  /** City in which militia were raised. */
  readonly home?: string;
}

/** What the lines of a roll have in common. */
export type MusterDefaults = Partial<Omit<MusterLine, 'id' | 'name' | 'tactical'>>;

/** Strategic and tactical square of every place a scenario names. */
export type Places = Readonly<Record<string, readonly [square: string, tactical: string]>>;

/** The units of a muster roll as the position has them. Throws a RangeError for a place the table does not have. */
export function muster(places: Places, common: MusterDefaults, lines: readonly MusterLine[]): UnitDocument[] {
  return lines.map((line) => unitOf(places, { ...common, ...line }));
}

function unitOf(places: Places, line: MusterLine): UnitDocument {
  const { at, tactical, men, home, ...same } = line;
  const place = at === undefined ? undefined : places[at];
  if (!place) throw new RangeError(`${line.id} stands at "${at}", which the table of places does not have`);
  return {
    ...same,
    square: place[0],
    tactical: tactical ?? place[1],
    ...(men === undefined ? {} : { strength: men }),
    ...(home === undefined ? {} : { homeCity: home }),
  };
}
