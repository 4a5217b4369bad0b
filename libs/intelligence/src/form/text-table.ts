import type { Cell } from './csv.js';

/** A table as text: a title, columns as wide as they need, numbers to the right; columns without content are left out. */
export function textTable(
  title: string,
  heading: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  if (rows.length === 0) return `${title}\n\nNone.\n`;
  const cells = rows.map((row) => row.map(plain));
  const columns = heading
    .map((name, at) => ({
      at,
      name,
      width: Math.max(name.length, ...cells.map((row) => row[at]!.length)),
      number: rows.every((row) => row[at] === null || typeof row[at] === 'number'),
    }))
    .filter(({ at }) => cells.some((row) => row[at] !== ''));
  const line = (texts: readonly string[]): string =>
    columns
      .map(({ at, width, number }) => (number ? texts[at]!.padStart(width) : texts[at]!.padEnd(width)))
      .join('  ')
      .trimEnd();
  return [title, '', line(heading), ...cells.map(line), ''].join('\n');
}

/** Control characters and line ends of players' names would break the table. */
const plain = (cell: Cell): string => (cell === null ? '' : String(cell).replace(/\p{C}/gu, ' '));
