import { DamagedDataError } from './damaged-data.error.js';

/**
 * Reads a layer, one letter a square and a line a row with north first, into the index of each letter in `letters`.
 * Throws {@link DamagedDataError} when a row is too long or short or a letter is unknown.
 */
export function readLayer(
  file: string,
  text: string,
  size: { readonly columns: number; readonly rows: number },
  letters: string,
): Uint8Array {
  const layer = new Uint8Array(size.columns * size.rows);
  const rows = text.trimEnd().split('\n');
  if (rows.length !== size.rows) throw new DamagedDataError(file, `${rows.length} rows`, `${size.rows}`);
  rows.forEach((row, r) => {
    if (row.length !== size.columns)
      throw new DamagedDataError(file, `${row.length} letters in row ${r + 1}`, `${size.columns}`);
    for (let c = 0; c < size.columns; c += 1) {
      const value = letters.indexOf(row[c] as string);
      if (value < 0) throw new DamagedDataError(file, `'${row[c]}' in row ${r + 1}`, `one of '${letters}'`);
      layer[r * size.columns + c] = value;
    }
  });
  return layer;
}
