import { axialOf, hexOfAxial, type Hex } from './hex.js';

/** One of the six neighbours of a hex and the side it shares with it: 0 NE, 1 N, 2 NW, 3 SW, 4 S, 5 SE (P-02). */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** All directions, counter-clockwise from the north-east. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Axial step of each direction. */
export const DIRECTION_STEPS: readonly (readonly [q: number, a: number])[] = [
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
];

/** A count of sixths of a turn as a direction or facing, whatever its size or sign. */
export function sixth(count: number): Direction {
  return (((count % 6) + 6) % 6) as Direction;
}

/** The direction that leads back. */
export function opposite(direction: Direction): Direction {
  return sixth(direction + 3);
}

/** The next hex in a direction, or null where no name reaches; whether it is on the map is the map's to say. */
export function neighbour(hex: Hex, direction: Direction): Hex | null {
  const { q, a } = axialOf(hex);
  const [dq, da] = DIRECTION_STEPS[direction]!;
  return hexOfAxial(q + dq, a + da);
}

/** The up to six hexes beside a hex, in the order of their directions. */
export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction)).filter((next) => next !== null);
}

/** The direction in which a neighbour lies, or null for hexes that are no neighbours. */
export function directionTo(from: Hex, to: Hex): Direction | null {
  const one = axialOf(from);
  const other = axialOf(to);
  const found = DIRECTION_STEPS.findIndex(([dq, da]) => one.q + dq === other.q && one.a + da === other.a);
  return found < 0 ? null : (found as Direction);
}

/** The hexes within a distance of a hex, itself among them, by column and row; off the map too, as far as names reach. */
export function hexesWithin(hex: Hex, hexes: number): Hex[] {
  const { q, a } = axialOf(hex);
  const found: Hex[] = [];
  for (let dq = -hexes; dq <= hexes; dq += 1)
    for (let da = Math.max(-hexes, -dq - hexes); da <= Math.min(hexes, hexes - dq); da += 1) {
      const within = hexOfAxial(q + dq, a + da);
      if (within !== null) found.push(within);
    }
  return found;
}
