import { neighbour, sixth, type Direction } from './direction.js';
import { axialOf, type Hex } from './hex.js';

/** The vertex a unit looks at: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE (P-02.1). */
export type Facing = Direction;

/** How a hexside lies to a facing. Right and left are those of the men. */
export type Zone = 'front' | 'right' | 'left' | 'rear';

/** By how many sixths a side is turned counter-clockwise from the facing. */
const ZONES: readonly Zone[] = ['front', 'left', 'rear', 'rear', 'right', 'front'];

/** Axial step through each vertex: the second hex beyond it. */
const VERTEX_STEPS: readonly (readonly [q: number, a: number])[] = [
  [2, -1],
  [1, -2],
  [-1, -1],
  [-2, 1],
  [-1, 2],
  [1, 1],
];

/** Front, flank or rear: how a neighbour direction lies to a facing (P-02.1). */
export function zoneOf(facing: Facing, direction: Direction): Zone {
  return ZONES[sixth(direction - facing)]!;
}

/** The two directions in front of a facing, right one first. */
export function frontDirections(facing: Facing): readonly [Direction, Direction] {
  return [sixth(facing - 1), facing];
}

/** The direction of the right or the left flank. */
export function flankDirection(facing: Facing, flank: 'right' | 'left'): Direction {
  return sixth(flank === 'right' ? facing - 2 : facing + 1);
}

/** The up to two hexes in front of a unit. */
export function frontHexes(hex: Hex, facing: Facing): Hex[] {
  return frontDirections(facing)
    .map((direction) => neighbour(hex, direction))
    .filter((next) => next !== null);
}

/** Vertices to be passed from one facing to another, by the shorter way: 0 to 3. */
export function turnsBetween(from: Facing, to: Facing): number {
  const turn = sixth(to - from);
  return Math.min(turn, 6 - turn);
}

/**
 * True if a hex lies in the sector of a facing, from centre to centre: 60 degrees to either side, edges included (P-02.2). A
 * refused flank widens its side to 120 degrees from the vertex, so that the whole is 180 (P-28). The own hex is no target.
 */
export function inFieldOfFire(
  from: Hex,
  facing: Facing,
  to: Hex,
  refused?: 'right' | 'left' | null,
): boolean {
  const one = axialOf(from);
  const other = axialOf(to);
  const dq = other.q - one.q;
  const da = other.a - one.a;
  if (dq === 0 && da === 0) return false;
  if (isBetween(facing - 1, facing + 1, dq, da)) return true;
  if (refused === 'left') return isBetween(facing, facing + 2, dq, da);
  return refused === 'right' && isBetween(facing - 2, facing, dq, da);
}

/** True if a direction lies in the sector from one vertex counter-clockwise to another less than half a turn on, edges included. */
function isBetween(first: number, last: number, dq: number, da: number): boolean {
  return turned(VERTEX_STEPS[sixth(first)]!, dq, da) >= 0 && turned(VERTEX_STEPS[sixth(last)]!, dq, da) <= 0;
}

/** Positive if a direction lies counter-clockwise of a step, negative if clockwise, 0 in line. */
function turned([q, a]: readonly [number, number], dq: number, da: number): number {
  return a * dq - q * da;
}

/**
 * The sides of the target's hex through which a line from a firer comes in: one, or two where it passes through their common
 * vertex; then the better for the target counts (P-02.3). Empty for the same hex.
 */
export function entrySides(target: Hex, firer: Hex): Direction[] {
  const one = axialOf(target);
  const other = axialOf(firer);
  const dq = other.q - one.q;
  const da = other.a - one.a;
  if (dq === 0 && da === 0) return [];
  for (let vertex = 0; vertex < 6; vertex += 1) {
    const after = turned(VERTEX_STEPS[vertex]!, dq, da);
    const before = turned(VERTEX_STEPS[sixth(vertex + 1)]!, dq, da);
    if (after > 0 && before < 0) return [vertex as Direction];
    // In line with the vertex itself and not with the one across.
    if (after === 0 && before < 0) return [vertex as Direction, sixth(vertex - 1)];
  }
  return [];
}
