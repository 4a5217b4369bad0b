import type { StrategicGrid } from './strategic-grid.js';
import { StrategicGridError } from './strategic-grid.error.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CODE_OF_A = 65;
const CODE_OF_0 = 48;
const DASH = 45;
const NAME_LENGTH = 5;
const UNKNOWN = -1;

/** Where a grid begins and how its rows are lettered. */
export interface GridPlan {
  readonly columns: number;
  readonly rows: number;
  /** Name of the north-western square, for instance `A0-P0`. */
  readonly origin: string;
  /** Letters that rows skip; EUWOL skips `O` (ROTD 1.1). */
  readonly skippedRowLetters?: string;
}

/**
 * A grid with the books' square names: letter and digit count tens and units of columns eastward and of rows southward
 * from the origin (GITM AMWOL 1.1, NWOL 1.1, ROTD 1.1). Throws {@link StrategicGridError} when the origin is no name or
 * the grid runs past Z9.
 */
export function makeStrategicGrid(plan: GridPlan): StrategicGrid {
  const { columns, rows, origin, skippedRowLetters = '' } = plan;
  const rowLetters = [...ALPHABET].filter((letter) => !skippedRowLetters.includes(letter)).join('');
  const columnTens = tensOf(ALPHABET);
  const rowTens = tensOf(rowLetters);
  const firstColumn = numberIn(origin, 0, columnTens);
  const firstRow = numberIn(origin, 3, rowTens);
  if (firstColumn < 0 || firstRow < 0 || !isShapedLikeName(origin))
    throw new StrategicGridError(`"${origin}"`, 'the name of a square such as G5-V6');
  if (columns < 1 || rows < 1)
    throw new StrategicGridError(`${columns} by ${rows} squares`, 'one square at least');
  if (firstColumn + columns > ALPHABET.length * 10 || firstRow + rows > rowLetters.length * 10)
    throw new StrategicGridError(
      `${columns} by ${rows} squares from ${origin}`,
      'a grid that ends at Z9 or before',
    );
  const names: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      names.push(`${label(firstColumn + column, ALPHABET)}-${label(firstRow + row, rowLetters)}`);
  return {
    columns,
    rows,
    indexOf(name) {
      if (!isShapedLikeName(name)) return UNKNOWN;
      const column = numberIn(name, 0, columnTens) - firstColumn;
      const row = numberIn(name, 3, rowTens) - firstRow;
      return column < 0 || row < 0 || column >= columns || row >= rows ? UNKNOWN : row * columns + column;
    },
    nameOf: (square) => names[square]!,
  };
}

function isShapedLikeName(name: string): boolean {
  return name.length === NAME_LENGTH && name.charCodeAt(2) === DASH;
}

function label(number: number, letters: string): string {
  return `${letters[Math.floor(number / 10)]}${number % 10}`;
}

/** Ten times the place of each letter of the alphabet among the letters in use; far below zero for letters that are not. */
function tensOf(letters: string): Int16Array {
  return Int16Array.from([...ALPHABET], (letter) =>
    letters.includes(letter) ? letters.indexOf(letter) * 10 : -1000,
  );
}

/** Number of a letter and a digit of a name; below zero when they are none. */
function numberIn(name: string, at: number, tens: Int16Array): number {
  const digit = name.charCodeAt(at + 1) - CODE_OF_0;
  const letter = tens[name.charCodeAt(at) - CODE_OF_A];
  return letter === undefined || !(digit >= 0 && digit <= 9) ? -1000 : letter + digit;
}
