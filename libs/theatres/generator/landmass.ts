/** A rectangle of squares, some of them open to whoever moves. */
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  isOpen(square: number): boolean;
}

/**
 * Numbers the parts of a map that hang together: -1 for closed squares, otherwise the part's number. Steps go to all
 * eight sides, but never diagonally between two closed squares: that is no way over a strait or through a range.
 */
export function partsOf(ground: Ground): Int32Array {
  const { columns, rows } = ground;
  const parts = new Int32Array(columns * rows).fill(-1);
  let count = 0;
  for (let start = 0; start < parts.length; start += 1) {
    if (parts[start] !== -1 || !ground.isOpen(start)) continue;
    const edge = [start];
    parts[start] = count;
    for (let square = edge.pop(); square !== undefined; square = edge.pop())
      for (const next of stepsFrom(ground, square))
        if (parts[next] === -1) {
          parts[next] = count;
          edge.push(next);
        }
    count += 1;
  }
  return parts;
}

/** The open squares one step away. */
export function stepsFrom(ground: Ground, square: number): number[] {
  const { columns, rows } = ground;
  const column = square % columns;
  const row = Math.floor(square / columns);
  const steps: number[] = [];
  for (let south = -1; south <= 1; south += 1)
    for (let east = -1; east <= 1; east += 1) {
      const c = column + east;
      const r = row + south;
      if ((east === 0 && south === 0) || c < 0 || r < 0 || c >= columns || r >= rows) continue;
      if (!ground.isOpen(r * columns + c)) continue;
      if (!ground.isOpen(row * columns + c) && !ground.isOpen(r * columns + column)) continue;
      steps.push(r * columns + c);
    }
  return steps;
}
