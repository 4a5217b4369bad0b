/** Whether a square of a grid belongs to something. */
export type CellTest = (row: number, column: number) => boolean;

/** What a river's squares border on: water it runs out into, and what lies out of sight, where it goes on. */
export interface RiverBanks {
  readonly mouth: CellTest;
  readonly unseen: CellTest;
}

type Step = readonly [south: number, east: number];

const SIDES: readonly Step[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];
const CORNERS: readonly Step[] = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
];

/** A square of a river with the neighbours it runs on to. */
interface Reach {
  readonly row: number;
  readonly column: number;
  readonly ways: Step[];
}

/**
 * Neighbours a square of a river may run on to: by side wherever there is one, over a corner only where no square of the river
 * goes round it.
 */
function neighbours(row: number, column: number, river: CellTest): Step[] {
  const bySide = SIDES.filter(([south, east]) => river(row + south, column + east));
  const overCorner = CORNERS.filter(
    ([south, east]) =>
      river(row + south, column + east) && !river(row + south, column) && !river(row, column + east),
  );
  return [...bySide, ...overCorner];
}

const SHARP = 0.5;

/** The step of several that goes on straightest from the one a river came by; the first where it came by none. */
function straightest(steps: readonly Step[], ways: readonly Step[]): Step | undefined {
  const [[south, east] = [0, 0]] = ways;
  const bend = ([down, right]: Step): number => south * down + east * right;
  return steps.reduce<Step | undefined>(
    (best, step) => (best === undefined || bend(step) < bend(best) - SHARP ? step : best),
    undefined,
  );
}

/**
 * Squares of each river as a tree: a map says which squares a river touches and not how it flows, and where two rivers or two
 * bends lie side by side their squares would close a ring that no river makes. Each is followed from an outlet, so that a
 * ring is opened where it is farthest from there.
 */
function trees(rows: number, columns: number, river: CellTest, { mouth }: RiverBanks): Reach[][] {
  const reaches = new Map<number, Reach>();
  const outlets: number[] = [];
  const others: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!river(row, column)) continue;
      const at = row * columns + column;
      reaches.set(at, { row, column, ways: [] });
      const ends = neighbours(row, column, river).length < 2;
      const opens = SIDES.some(([south, east]) => mouth(row + south, column + east));
      (ends && opens ? outlets : others).push(at);
    }
  const found = new Set<number>();
  return [...outlets, ...others].flatMap((start) => {
    if (found.has(start)) return [];
    found.add(start);
    const tree: Reach[] = [];
    const queue = [start];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const reach = reaches.get(next)!;
      tree.push(reach);
      for (const [south, east] of neighbours(reach.row, reach.column, river)) {
        const at = (reach.row + south) * columns + reach.column + east;
        if (found.has(at)) continue;
        found.add(at);
        queue.push(at);
        reach.ways.push([south, east]);
        reaches.get(at)!.ways.unshift([-south, -east]);
      }
    }
    return [tree];
  });
}

/** Has a river run out into water: at its ends that lie by it, else at the one square nearest to being an end; over one side each. */
function openMouths(tree: readonly Reach[], { mouth }: RiverBanks): void {
  const by = tree.filter(({ row, column }) =>
    SIDES.some(([south, east]) => mouth(row + south, column + east)),
  );
  const ends = by.filter(({ ways }) => ways.length < 2);
  const least = [...by].sort((a, b) => a.ways.length - b.ways.length).slice(0, 1);
  for (const { row, column, ways } of ends.length > 0 ? ends : least) {
    const way = straightest(
      SIDES.filter(([south, east]) => mouth(row + south, column + east)),
      ways,
    );
    if (way) ways.push(way);
  }
}

/** Has a river that ends at the edge of sight go on over it: what it does beyond is not known, but it does not spring there. */
function goOnUnseen(tree: readonly Reach[], { unseen }: RiverBanks): void {
  for (const { row, column, ways } of tree) {
    if (ways.length > 1) continue;
    const way = straightest(
      SIDES.filter(([south, east]) => unseen(row + south, column + east)),
      ways,
    );
    if (way) ways.push(way);
  }
}

/** Lines of the rivers through their squares: bends where they pass through, straight reaches where they fork or begin. */
export function riverLines(
  columns: number,
  rows: number,
  cell: number,
  river: CellTest,
  banks: RiverBanks,
): string {
  const half = cell / 2;
  const inside: CellTest = (row, column) => row >= 0 && column >= 0 && row < rows && column < columns;
  const known: CellTest = (row, column) => inside(row, column) && river(row, column);
  const edges: RiverBanks = {
    mouth: (row, column) => inside(row, column) && banks.mouth(row, column),
    unseen: (row, column) => !inside(row, column) || banks.unseen(row, column),
  };
  const paths: { readonly at: number; readonly path: string }[] = [];
  for (const tree of trees(rows, columns, known, edges)) {
    openMouths(tree, edges);
    goOnUnseen(tree, edges);
    for (const { row, column, ways } of tree) {
      const x = column * cell + half;
      const y = row * cell + half;
      const ends = ways.map(([south, east]) => `${x + east * half} ${y + south * half}`);
      const path =
        ends.length === 0
          ? `M${x} ${y}h.01`
          : ends.length === 2
            ? `M${ends[0]!}Q${x} ${y} ${ends[1]!}`
            : ends.map((end) => `M${x} ${y}L${end}`).join('');
      paths.push({ at: row * columns + column, path });
    }
  }
  return paths
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path)
    .join('');
}
