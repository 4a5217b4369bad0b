import { DIRECTION_STEPS, type Direction } from './direction.js';
import { TACTICAL_SIZE, TACTICAL_SQUARES } from './tactical-map.js';

const NOWHERE = -1;
const DIRECTIONS = 8;
const ZERO = 48;
const NINE = 57;
const DASH = 45;

/** Tactical square of a column and a row, both 0 to 14; nothing is checked. */
export function tacticalAt(column: number, row: number): number {
  return row * TACTICAL_SIZE + column;
}

/** Column 0 to 14 of a tactical square, counted from the west. */
export function tacticalColumn(tactical: number): number {
  return tactical % TACTICAL_SIZE;
}

/** Row 0 to 14 of a tactical square, counted from the north. */
export function tacticalRow(tactical: number): number {
  return (tactical / TACTICAL_SIZE) | 0;
}

/** True for the outermost squares of a tactical map. */
export function isOnEdge(tactical: number): boolean {
  const column = tacticalColumn(tactical);
  const row = tacticalRow(tactical);
  return column === 0 || row === 0 || column === TACTICAL_SIZE - 1 || row === TACTICAL_SIZE - 1;
}

/**
 * Tactical square of a name such as `3-4`, column first (GITM AMWOL 2.1), or -1 when it names none. Only one spelling is a
 * name: no leading zeros, signs or blanks.
 */
export function tacticalSquareOf(name: string): number {
  const dash = name.length > 1 && name.charCodeAt(1) === DASH ? 1 : 2;
  if (name.charCodeAt(dash) !== DASH) return NOWHERE;
  const column = numberIn(name, 0, dash);
  const row = numberIn(name, dash + 1, name.length);
  return column < 0 || row < 0 ? NOWHERE : tacticalAt(column, row);
}

/** Name of a tactical square, for instance `14-1`. */
export function tacticalNameOf(tactical: number): string {
  return NAMES[tactical]!;
}

/** The tactical square one step in a direction, or -1 beyond the edge of the map. */
export function tacticalStep(tactical: number, direction: Direction): number {
  return STEPS[tactical * DIRECTIONS + direction]!;
}

/** Distance of two tactical squares in steps, a diagonal step counting one (house reading H1). */
export function tacticalDistance(from: number, to: number): number {
  return Math.max(
    Math.abs(tacticalColumn(from) - tacticalColumn(to)),
    Math.abs(tacticalRow(from) - tacticalRow(to)),
  );
}

function numberIn(name: string, start: number, end: number): number {
  const length = end - start;
  if (length < 1 || length > 2) return NOWHERE;
  let number = 0;
  for (let i = start; i < end; i++) {
    const digit = name.charCodeAt(i);
    if (digit < ZERO || digit > NINE) return NOWHERE;
    number = number * 10 + digit - ZERO;
  }
  return number >= TACTICAL_SIZE || (length === 2 && number < 10) ? NOWHERE : number;
}

const NAMES: readonly string[] = Array.from(
  { length: TACTICAL_SQUARES },
  (_, tactical) => `${tacticalColumn(tactical)}-${tacticalRow(tactical)}`,
);

const STEPS = new Int16Array(TACTICAL_SQUARES * DIRECTIONS);
for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const [east, south] = DIRECTION_STEPS[direction]!;
    const column = tacticalColumn(tactical) + east;
    const row = tacticalRow(tactical) + south;
    const outside = column < 0 || row < 0 || column >= TACTICAL_SIZE || row >= TACTICAL_SIZE;
    STEPS[tactical * DIRECTIONS + direction] = outside ? NOWHERE : tacticalAt(column, row);
  }
