import { columnOf, rowOf, type Direction, type Hex } from '@vedette/hex';

/** A point of the drawing, in its units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a hex to its corners. */
export const RADIUS = 24;
/** From the centre of a hex to the middle of its sides. */
export const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;
const MARGIN = 40;
const TITLE = 46;
/** From the map to its legend. */
const GAP = 30;
/** Room of title and legend at least, however few columns there are. */
const NARROWEST = 400;

/** Where everything begins that stands over and under the map. */
export const LEFT = MARGIN;

/** Width between the margins of a map of some columns. */
export function innerWidthOf(columns: number): number {
  return Math.max(NARROWEST, RADIUS * (1.5 * columns + 0.5));
}

/** Width of a map of some columns. */
export function widthOf(columns: number): number {
  return 2 * MARGIN + innerWidthOf(columns);
}

/** Height of a map of some rows with title and a legend of some height. */
export function heightOf(rows: number, legend: number): number {
  return legendTop(rows) + legend + MARGIN;
}

/** Where the legend begins. */
export function legendTop(rows: number): number {
  return MARGIN + TITLE + HALF_HEIGHT * (2 * rows + 1) + GAP;
}

/** The middle of a hex; even columns lie half a hex lower. */
export function centreOf(hex: Hex): Point {
  const column = columnOf(hex);
  const lower = column % 2 === 0 ? HALF_HEIGHT : 0;
  return {
    x: MARGIN + RADIUS * (1 + 1.5 * (column - 1)),
    y: MARGIN + TITLE + HALF_HEIGHT * (1 + 2 * (rowOf(hex) - 1)) + lower,
  };
}

/** A point at an angle from another, in sixths of a turn counter-clockwise from the east. */
export function offset({ x, y }: Point, sixths: number, far: number): Point {
  const angle = (sixths * Math.PI) / 3;
  return { x: x + far * Math.cos(angle), y: y - far * Math.sin(angle) };
}

/** The six corners of a hex from the eastern one counter-clockwise: vertex by facing. */
export function cornersOf(hex: Hex, radius = RADIUS): Point[] {
  const centre = centreOf(hex);
  return [0, 1, 2, 3, 4, 5].map((vertex) => offset(centre, vertex, radius));
}

/** The two ends of a hexside. */
export function sideOf(hex: Hex, direction: Direction): readonly [Point, Point] {
  const corners = cornersOf(hex);
  return [corners[direction]!, corners[(direction + 1) % 6]!];
}
