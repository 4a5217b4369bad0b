import { makeLabels, type Labels } from './labels.js';

/** Which ground a theatre's squares lie on: a plate carree of `columns` x `rows` cells from a north-western corner. */
export interface Frame extends Labels {
  readonly id: string;
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
  /** Longitude of the western edge and latitude of the northern edge, degrees. */
  readonly west: number;
  readonly north: number;
  /** Size of a cell in degrees, `[numerator, denominator]` so that the corner coordinates are exact. */
  readonly cellWidth: readonly [number, number];
  readonly cellHeight: readonly [number, number];
  /** Folder of authored lists this theatre shares with others, or null. */
  readonly continent: string | null;
  readonly relief: ReliefThresholds;
  /** Letters the theatre's book does not know, with what stands for them (GITM NWOL 1.2, ROTD 1.2). */
  readonly unknownGround: Readonly<Record<string, string>>;
  /** True when rivers have classes (ROTD 1.3); otherwise every river is fordable. */
  readonly riverClasses: boolean;
  /** True when the squares are small enough for the lesser rivers of the lists. */
  readonly lesserRivers: boolean;
}

/** When the height raster alone makes a square hilly or mountainous; metres. */
export interface ReliefThresholds {
  readonly metresPerLevel: number;
  readonly hillRelief: number;
  readonly hillHeight: number;
  readonly mountainRelief: number;
  readonly mountainHeight: number;
}

const frames: Readonly<Record<string, Frame>> = {
  amwol: {
    id: 'amwol',
    title: 'Mexico and the United States, 1846',
    // A0-N9, the letter I among them.
    columns: 140,
    rows: 110,
    west: -123,
    north: 40,
    cellWidth: [36, 140],
    cellHeight: [24, 110],
    relief: { metresPerLevel: 24, hillRelief: 220, hillHeight: 9000, mountainRelief: 520, mountainHeight: 0 },
    continent: null,
    unknownGround: {},
    riverClasses: false,
    lesserRivers: false,
    ...makeLabels({ firstRow: 'P', skipped: '' }),
  },
  nwol: {
    id: 'nwol',
    title: 'Europe, 1805',
    columns: 120,
    rows: 80,
    west: -10,
    north: 55,
    cellWidth: [1, 3],
    cellHeight: [1, 4],
    relief: {
      metresPerLevel: 21,
      hillRelief: 330,
      hillHeight: 620,
      mountainRelief: 450,
      mountainHeight: 950,
    },
    continent: 'europe',
    unknownGround: { F: 'f', a: '.' },
    riverClasses: false,
    lesserRivers: false,
    ...makeLabels({ firstRow: 'S', skipped: '' }),
  },
  euwol: {
    id: 'euwol',
    title: 'Western and central Europe, 1866',
    columns: 130,
    rows: 120,
    west: -4.5,
    north: 56,
    cellWidth: [27, 130],
    cellHeight: [135, 1000],
    relief: {
      metresPerLevel: 21,
      hillRelief: 230,
      hillHeight: 620,
      mountainRelief: 400,
      mountainHeight: 950,
    },
    continent: 'europe',
    unknownGround: {},
    riverClasses: true,
    lesserRivers: true,
    ...makeLabels({ firstRow: 'N', skipped: 'O' }),
  },
};

/** The frame of a theatre; throws for an unknown id. */
export function frameOf(id: string): Frame {
  const frame = frames[id];
  if (!frame) throw new RangeError(`No theatre '${id}'; known are ${Object.keys(frames).join(', ')}.`);
  return frame;
}

/** Position in the grid of a point: column and row with fractions, (0, 0) being the north-western corner. */
export function toGrid(frame: Frame, lat: number, lon: number): [number, number] {
  const [wn, wd] = frame.cellWidth;
  const [hn, hd] = frame.cellHeight;
  return [((lon - frame.west) * wd) / wn, ((frame.north - lat) * hd) / hn];
}

/** Latitude and longitude of a grid position. */
export function toEarth(frame: Frame, column: number, row: number): [number, number] {
  const [wn, wd] = frame.cellWidth;
  const [hn, hd] = frame.cellHeight;
  return [frame.north - (row * hn) / hd, frame.west + (column * wn) / wd];
}

/** Index of the square that holds a point, or -1 outside the map. */
export function squareAt(frame: Frame, lat: number, lon: number): number {
  const [column, row] = toGrid(frame, lat, lon).map(Math.floor) as [number, number];
  if (column < 0 || row < 0 || column >= frame.columns || row >= frame.rows) return -1;
  return row * frame.columns + column;
}

/** Name such as `J2-Y4` of a square index. */
export function squareName(frame: Frame, square: number): string {
  return frame.nameOf(square % frame.columns, Math.floor(square / frame.columns));
}

/** Index of a square name; throws when the theatre has no such square. */
export function squareNamed(frame: Frame, name: string): number {
  const place = frame.placeOf(name);
  if (!place || place[0] >= frame.columns || place[1] >= frame.rows)
    throw new RangeError(`${frame.id} has no square '${name}'.`);
  return place[1] * frame.columns + place[0];
}
