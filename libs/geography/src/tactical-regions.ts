import { isDiagonal, type Direction } from './direction.js';
import { TACTICAL_SQUARES } from './tactical-map.js';
import { tacticalStep } from './tactical-square.js';
import { TacticalTerrain } from './terrain.js';

/** River, mountain and water: nobody can stand there (GITM AMWOL 2.2). */
export function isImpassableTactical(terrain: number): boolean {
  return (
    terrain === TacticalTerrain.River ||
    terrain === TacticalTerrain.Mountain ||
    terrain === TacticalTerrain.Water
  );
}

/** Ford and pass: the ways over a river or range (8.7). */
export function isCrossing(terrain: number): boolean {
  return terrain === TacticalTerrain.Ford || terrain === TacticalTerrain.Pass;
}

/**
 * Regions of a tactical map: 0 for impassable ground; squares share a number when one can march between them without a
 * ford or pass; every ford and pass has a number of its own. A diagonal step between two impassable squares is no way.
 */
export function tacticalRegions(terrain: Uint8Array): Uint8Array {
  const region = new Uint8Array(TACTICAL_SQUARES);
  const stack: number[] = [];
  let last = 0;
  for (let start = 0; start < TACTICAL_SQUARES; start++) {
    if (region[start] !== 0 || isImpassableTactical(terrain[start]!)) continue;
    region[start] = ++last;
    if (isCrossing(terrain[start]!)) continue;
    stack.push(start);
    while (stack.length > 0) {
      const square = stack.pop()!;
      for (let direction = 0; direction < 8; direction++) {
        const next = openStep(terrain, square, direction);
        if (next < 0 || region[next] !== 0 || isCrossing(terrain[next]!)) continue;
        region[next] = last;
        stack.push(next);
      }
    }
  }
  return region;
}

/** The square one step on if one can stand there and does not slip between two impassable squares to get there; else -1. */
export function openStep(terrain: Uint8Array, square: number, direction: Direction): number {
  const next = tacticalStep(square, direction);
  if (next < 0 || isImpassableTactical(terrain[next]!)) return -1;
  if (!isDiagonal(direction)) return next;
  const left = tacticalStep(square, (direction - 1) & 7);
  const right = tacticalStep(square, (direction + 1) & 7);
  return isImpassableTactical(terrain[left]!) && isImpassableTactical(terrain[right]!) ? -1 : next;
}
