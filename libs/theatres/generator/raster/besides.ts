import type { Frame } from '../frame.js';

/** The squares that share an edge with a square, in the order north, east, south, west. */
export function besides(frame: Frame, square: number): number[] {
  const column = square % frame.columns;
  const next: number[] = [];
  if (square >= frame.columns) next.push(square - frame.columns);
  if (column < frame.columns - 1) next.push(square + 1);
  if (square + frame.columns < frame.columns * frame.rows) next.push(square + frame.columns);
  if (column > 0) next.push(square - 1);
  return next;
}
