/** Whether a square of a grid belongs to something. */
export type CellTest = (row: number, column: number) => boolean;

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;
const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

/**
 * Where a river leaves a square, as steps to the neighbours it runs on to: by side wherever there is one, over a corner only
 * where no square of the river goes round it. Beside `mouth` squares it runs out into them.
 */
function waysOut(
  row: number,
  column: number,
  river: CellTest,
  mouth: CellTest,
): (readonly [number, number])[] {
  const ways: (readonly [number, number])[] = SIDES.filter(([south, east]) => {
    return river(row + south, column + east) || mouth(row + south, column + east);
  });
  for (const corner of CORNERS) {
    const [south, east] = corner;
    const round = river(row + south, column) || river(row, column + east);
    if (river(row + south, column + east) && !round) ways.push(corner);
  }
  return ways;
}

/** Lines of a river through its squares: bends where it passes through, straight reaches where it forks or begins. */
export function riverLines(
  columns: number,
  rows: number,
  cell: number,
  river: CellTest,
  mouth: CellTest,
): string {
  const half = cell / 2;
  const within =
    (test: CellTest): CellTest =>
    (row, column) =>
      row >= 0 && column >= 0 && row < rows && column < columns && test(row, column);
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!river(row, column)) continue;
      const x = column * cell + half;
      const y = row * cell + half;
      const ends = waysOut(row, column, within(river), within(mouth)).map(
        ([south, east]) => `${x + east * half} ${y + south * half}`,
      );
      if (ends.length === 0) path += `M${x} ${y}h.01`;
      else if (ends.length === 2) path += `M${ends[0]!}Q${x} ${y} ${ends[1]!}`;
      else for (const end of ends) path += `M${x} ${y}L${end}`;
    }
  return path;
}
