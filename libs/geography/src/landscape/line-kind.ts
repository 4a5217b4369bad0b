import type { Landscape } from './landscape.js';

/** What runs through squares as a line, joined from map to map (GITM AMWOL 2.3). */
export enum LineKind {
  River = 0,
  Range = 1,
}

/** Is a square one that a line of the kind runs through? Not beyond the edge of the map. */
export function isOfLine(landscape: Landscape, kind: LineKind, square: number): boolean {
  return kind === LineKind.River ? landscape.isRiver(square) : landscape.isRange(square);
}
