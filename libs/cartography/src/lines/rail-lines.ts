/** A square of a railway: where it lies and where its rails lead, as steps south and east. */
export interface RailCell {
  readonly row: number;
  readonly column: number;
  readonly leads: readonly (readonly [south: number, east: number])[];
}

/** Path of a railway through squares, from the middle of each to the sides or corners it leads over. */
export function railLines(cells: readonly RailCell[], cell: number): string {
  const half = cell / 2;
  return cells
    .map(({ row, column, leads }) => {
      const x = column * cell + half;
      const y = row * cell + half;
      if (leads.length === 0) return `M${x} ${y}h.01`;
      return leads.map(([south, east]) => `M${x} ${y}l${east * half} ${south * half}`).join('');
    })
    .join('');
}

const AROUND: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** Where track leads from a square of a grid: to each neighbour that has track, and off the map where it lies on the edge of one. */
export function trackLeads(
  row: number,
  column: number,
  size: number,
  hasTrack: (row: number, column: number) => boolean,
): RailCell['leads'] {
  const inside = (at: number): boolean => at >= 0 && at < size;
  const next = AROUND.filter(([south, east]) => hasTrack(row + south, column + east));
  const off = AROUND.filter(([south, east]) => !inside(row + south) || !inside(column + east));
  return next.length === 1 && off.length > 0 ? [...next, off[0]!] : next;
}
