const NAME = /^([A-Z])(\d)-([A-Z])(\d)$/;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Column and row of a strategic square, counted east and south from A0-A0. */
export interface SquarePlace {
  readonly column: number;
  readonly row: number;
}

/** Letters of rows in order, without those a grid skips. */
function rowLetters(skipped: string): string {
  return skipped === '' ? ALPHABET : [...ALPHABET].filter((letter) => !skipped.includes(letter)).join('');
}

/** Where a square lies by its name, rows skipping the given letters (ROTD 1.1); null when it is no square name. */
export function placeOf(square: string, skippedRowLetters = ''): SquarePlace | null {
  const found = NAME.exec(square);
  if (!found) return null;
  const tens = rowLetters(skippedRowLetters).indexOf(found[3]!);
  if (tens < 0) return null;
  return { column: ALPHABET.indexOf(found[1]!) * 10 + Number(found[2]), row: tens * 10 + Number(found[4]) };
}

/** `G5` of 65. */
export function columnLabel(column: number): string {
  return `${ALPHABET[Math.floor(column / 10)] ?? '?'}${column % 10}`;
}

/** `V6` of a row, with the skipped letters left out. */
export function rowLabel(row: number, skippedRowLetters = ''): string {
  return `${rowLetters(skippedRowLetters)[Math.floor(row / 10)] ?? '?'}${row % 10}`;
}
