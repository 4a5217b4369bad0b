/** Fifteen rows of fifteen open squares with some squares replaced: `{ '3-4': 'r' }` puts a river at column 3, row 4. */
export function ground(squares: Readonly<Record<string, string>>): string[] {
  const rows = Array.from({ length: 15 }, () => Array.from({ length: 15 }, () => '.'));
  for (const [name, letter] of Object.entries(squares)) {
    const [column, row] = name.split('-').map(Number);
    rows[row!]![column!] = letter;
  }
  return rows.map((row) => row.join(''));
}

/** A river from the western to the eastern edge in one row, with letters put over it, for instance a ford. */
export function riverInRow(row: number, over: Readonly<Record<string, string>> = {}): string[] {
  const river = Object.fromEntries(Array.from({ length: 15 }, (_, column) => [`${column}-${row}`, 'r']));
  return ground({ ...river, ...over });
}

/** A river from the northern to the southern edge in one column. */
export function riverInColumn(column: number, over: Readonly<Record<string, string>> = {}): string[] {
  const river = Object.fromEntries(Array.from({ length: 15 }, (_, row) => [`${column}-${row}`, 'r']));
  return ground({ ...river, ...over });
}
