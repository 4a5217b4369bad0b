/** Path that covers the squares of a grid that pass a test, a rectangle a run of a row; coordinates in `cell` units. */
export function filledCells(
  columns: number,
  rows: number,
  cell: number,
  test: (row: number, column: number) => boolean,
): string {
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!test(row, column)) continue;
      const first = column;
      while (column + 1 < columns && test(row, column + 1)) column++;
      const width = (column - first + 1) * cell;
      path += `M${first * cell} ${row * cell}h${width}v${cell}h-${width}z`;
    }
  return path;
}

/** Path along the sides that part neighbouring squares, where `parts` says so of the two. */
export function partingSides(
  columns: number,
  rows: number,
  cell: number,
  parts: (a: number, b: number) => boolean,
): string {
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column;
      if (column + 1 < columns && parts(here, here + 1))
        path += `M${(column + 1) * cell} ${row * cell}v${cell}`;
      if (row + 1 < rows && parts(here, here + columns))
        path += `M${column * cell} ${(row + 1) * cell}h${cell}`;
    }
  return path;
}
