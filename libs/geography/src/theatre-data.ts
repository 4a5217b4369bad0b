import type { TacticalOverlay } from './landscape/tactical-overlay.js';
import type { StrategicGrid } from './strategic-grid.js';
import type { TacticalMap } from './tactical-map.js';
import type { SeaArea, Theatre, TheatreCity, TheatrePort } from './theatre.js';

/** A layer of a theatre: one byte a square, or one string a row with one letter a square, north first. */
export type LayerSource = Uint8Array | readonly string[];

/** Everything a theatre is made from. Layers that are left out have a sensible value, named with each. */
export interface TheatreData {
  /** Name of the theatre; what tactical maps leave to chance depends on it. */
  readonly id: string;
  readonly grid: StrategicGrid;
  /** {@link StrategicTerrain}; as rows, letters of STRATEGIC_LETTERS. */
  readonly terrain: LayerSource;
  readonly nations: readonly string[];
  /** Index into `nations`; as rows, letters of `nationLetters`. */
  readonly nation: LayerSource;
  /** One letter a nation, in the order of `nations`; needed when nation or population are rows. */
  readonly nationLetters?: string;
  /** Nationality of the population like `nation`; left out: that of the nation. */
  readonly population?: LayerSource;
  /** {@link RiverClass}; as rows, `.` none, `1` fordable, `2` unfordable, `3` unbridgeable; left out: rivers are fordable. */
  readonly riverClass?: LayerSource;
  /** 1 where steamers may go; as rows, `.` and `1`; left out: unfordable and unbridgeable rivers (ROTD 1.3). */
  readonly navigable?: LayerSource;
  /** Bit d set for a track in Direction d; as rows, `.` or a hexadecimal digit of north 1, east 2, south 4, west 8; left out: none. */
  readonly rails?: LayerSource;
  readonly cities?: readonly TheatreCity[];
  readonly seas?: readonly SeaArea[];
  readonly ports?: readonly TheatrePort[];
  /** Known defence ratings laid over drawn tactical maps. */
  readonly tacticalOverlays?: readonly TacticalOverlay[];
  /** Makes the tactical map of a square, called once a square; left out: maps are drawn from the layers. */
  readonly tacticalMaker?: (theatre: Theatre, square: number) => TacticalMap;
}

/** A layer of a theatre's data does not fit its grid or has letters without meaning. */
export class TheatreDataError extends Error {
  readonly code = 'THEATRE_DATA';

  constructor(
    readonly theatre: string,
    readonly layer: string,
    readonly found: string,
    readonly allowed: string,
  ) {
    super(`theatre ${theatre}, ${layer}: found ${found}, allowed: ${allowed}; mend the theatre's data`);
    this.name = 'TheatreDataError';
  }
}
