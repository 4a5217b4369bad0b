import { tacticalAt } from '../tactical-square.js';

const MIDDLE = 7;
const LAST = 14;
/** `[column, row]` of the middle of the edge in each straight direction. */
const EDGES: readonly (readonly [direction: number, column: number, row: number])[] = [
  [0, MIDDLE, 0],
  [2, LAST, MIDDLE],
  [4, MIDDLE, LAST],
  [6, 0, MIDDLE],
];

/**
 * Track where nobody drew any: from the middle of each edge that the rails lead over, straight to the middle of the map (ROTD 8.4,
 * `links` has bit d set for rails that lead on in Direction d.
 */
export function layStraightTrack(links: number, rail: Uint8Array): void {
  rail[tacticalAt(MIDDLE, MIDDLE)] = 1;
  for (const [direction, column, row] of EDGES) {
    if ((links & (1 << direction)) === 0) continue;
    const [east, south] = [Math.sign(MIDDLE - column), Math.sign(MIDDLE - row)];
    for (let step = 0; step < MIDDLE; step++) rail[tacticalAt(column + east * step, row + south * step)] = 1;
  }
}
