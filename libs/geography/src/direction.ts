/** The eight directions, clockwise from north; the value indexes {@link DIRECTION_STEPS}. */
export enum Direction {
  North = 0,
  Northeast = 1,
  East = 2,
  Southeast = 3,
  South = 4,
  Southwest = 5,
  West = 6,
  Northwest = 7,
}

/** `[columns east, rows south]` of one step in each direction; row 0 is the northernmost. */
export const DIRECTION_STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export const DIRECTION_NAMES: readonly string[] = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];

/** True for northeast, southeast, southwest and northwest. */
export function isDiagonal(direction: Direction): boolean {
  return (direction & 1) === 1;
}

/** The direction one would come from after a step in `direction`. */
export function opposite(direction: Direction): Direction {
  return (direction + 4) & 7;
}
