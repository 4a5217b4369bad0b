/** A value of a cell. */
export type Cell = string | number | boolean | null;

/** Begins like a formula in the eyes of a spreadsheet: =, +, -, @, tab and return, also behind blanks (OWASP). */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A table as CSV (RFC 4180): a heading, CRLF after every line, quotes where they must be. Text that a spreadsheet would
 * take for a formula gets an apostrophe in front: names come from players.
 */
export function csvOf(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [heading, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
