import type { StrategicGrid } from './strategic-grid.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ZERO = 48;
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
 * A grid with the books' square names: letter and digit count tens and units of columns eastward and rows southward from
 * the origin. Throws a RangeError when the origin is no name or the grid runs past Z9.
 */
export function makeStrategicGrid(plan: GridPlan): StrategicGrid {
  const { columns, rows, origin, skippedRowLetters = '' } = plan;
  const rowLetters = [...ALPHABET].filter((letter) => !skippedRowLetters.includes(letter)).join('');
  const first = numbersOf(origin, rowLetters);
  if (!first) throw new RangeError(`"${origin}" is no square name; a name looks like G5-V6`);
  if (first.column + columns > ALPHABET.length * 10 || first.row + rows > rowLetters.length * 10)
    throw new RangeError(`a grid of ${columns} by ${rows} squares from ${origin} runs past Z9`);
  const names: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      names.push(`${label(first.column + column, ALPHABET)}-${label(first.row + row, rowLetters)}`);
  return {
    columns,
    rows,
    indexOf(name) {
      const at = numbersOf(name, rowLetters);
      if (!at) return UNKNOWN;
      const column = at.column - first.column;
      const row = at.row - first.row;
      return column < 0 || row < 0 || column >= columns || row >= rows ? UNKNOWN : row * columns + column;
    },
    nameOf: (square) => names[square]!,
  };
}

function label(number: number, letters: string): string {
  return `${letters[Math.floor(number / 10)]}${number % 10}`;
}

function numbersOf(name: string, rowLetters: string): { column: number; row: number } | null {
  if (name.length !== NAME_LENGTH || name[2] !== '-') return null;
  const columnTens = ALPHABET.indexOf(name[0]!);
  const rowTens = rowLetters.indexOf(name[3]!);
  const columnUnits = name.charCodeAt(1) - ZERO;
  const rowUnits = name.charCodeAt(4) - ZERO;
  const digits = columnUnits >= 0 && columnUnits <= 9 && rowUnits >= 0 && rowUnits <= 9;
  return columnTens < 0 || rowTens < 0 || !digits
    ? null
    : { column: columnTens * 10 + columnUnits, row: rowTens * 10 + rowUnits };
}
