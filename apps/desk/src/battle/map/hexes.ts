import { columnOf, hexAt, rowOf } from '@vedette/hex';

/** A point of the drawing, in its units: from the centre of a hex to a corner are {@link RADIUS} of them. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const RADIUS = 24;
/** From the centre of a hex to the middle of a side. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
const SIXTH = Math.PI / 3;

/** How much a map of columns and rows takes, in units of the drawing. */
export const sizeOf = (columns: number, rows: number): Readonly<Record<'width' | 'height', number>> => ({
  width: RADIUS * (1.5 * columns + 0.5),
  height: HALF * (2 * rows + 1),
});

/** The middle of a hex; even columns lie half a hex lower. */
export function centreOf(hex: string): Point {
  const column = columnOf(hex);
  return {
    x: RADIUS * (1.5 * column - 0.5),
    y: HALF * (2 * rowOf(hex) - (column % 2 === 0 ? 0 : 1)),
  };
}

/** A point so many sixths of a turn counter-clockwise from the east of another, as facings are counted. */
export function offset({ x, y }: Point, sixths: number, far: number): Point {
  return { x: x + far * Math.cos(sixths * SIXTH), y: y - far * Math.sin(sixths * SIXTH) };
}

/** The corners of a hex, counter-clockwise from the east. */
export const cornersOf = (hex: string, radius = RADIUS): Point[] =>
  [0, 1, 2, 3, 4, 5].map((vertex) => offset(centreOf(hex), vertex, radius));

/** The hex under a point; null off the map. */
export function hexUnder({ x, y }: Point, columns: number, rows: number): string | null {
  const about = Math.round((x / RADIUS + 0.5) / 1.5);
  const near = [about - 1, about, about + 1].flatMap((column) => {
    const row = Math.round((y / HALF + (column % 2 === 0 ? 0 : 1)) / 2);
    return [row - 1, row, row + 1]
      .filter((one) => column >= 1 && column <= columns && one >= 1 && one <= rows)
      .map((one) => hexAt(column, one));
  });
  const far = (hex: string): number => Math.hypot(centreOf(hex).x - x, centreOf(hex).y - y);
  const nearest = near.sort((a, b) => far(a) - far(b))[0];
  return nearest !== undefined && far(nearest) <= RADIUS ? nearest : null;
}

/** The vertex that looks from one hex towards another, 0 east and on counter-clockwise (P-02). */
export function facingTowards(from: string, to: string): number {
  const [one, other] = [centreOf(from), centreOf(to)];
  return (Math.round(Math.atan2(one.y - other.y, other.x - one.x) / SIXTH) + 6) % 6;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Points as the data of a path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

/** The outlines of hexes as the data of one path. */
export const outlinesOf = (hexes: readonly string[], radius = RADIUS): string =>
  hexes.map((hex) => `${pathOf(cornersOf(hex, radius))}Z`).join('');

/**
 * A line from hex to hex, as roads and water run: it comes into each by the middle of a side and leaves by that of another, and bends
 * between them. Steps of a stair in the grid are none in the field.
 */
export function curveOf(hexes: readonly string[]): string {
  const centres = hexes.map(centreOf);
  const [first] = centres;
  const last = centres.at(-1);
  if (!first || !last || centres.length < 3) return pathOf(centres);
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const sides = centres.slice(1).map((centre, at) => between(centres[at]!, centre));
  const bends = sides.map((side, at) => {
    const to = at === sides.length - 1 ? last : between(side, sides[at + 1]!);
    return `Q${rounded(side.x)} ${rounded(side.y)} ${rounded(to.x)} ${rounded(to.y)}`;
  });
  return pathOf([first]) + bends.join('');
}

/** Every hex of a map, column by column. */
export const hexesOf = (columns: number, rows: number): string[] =>
  Array.from({ length: columns * rows }, (_, at) => hexAt(1 + Math.floor(at / rows), 1 + (at % rows)));
