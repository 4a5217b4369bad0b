/** What a chart must know of a sea area: its code, and the codes of those it borders on by side. */
export interface ChartedSea {
  readonly code: string;
  readonly neighbours: Readonly<Record<'N' | 'E' | 'S' | 'W', readonly string[]>>;
}

/** Place of a sea area on its chart, in boxes east and south of the north-western one. */
export interface SeaPlace<S extends ChartedSea = ChartedSea> {
  readonly sea: S;
  readonly column: number;
  readonly row: number;
}

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const SIDES = ['N', 'E', 'S', 'W'] as const;
const WRONG_SIDE = 20;
const FAR = 1.5;
const MARGIN = 2;

/** A sea that borders on another, and the step that leads to it. */
interface Border {
  readonly to: string;
  readonly step: readonly [number, number];
}

/** Borders of each sea as either of the two tells them. */
function bordersOf(seas: readonly ChartedSea[]): Map<string, Border[]> {
  const borders = new Map<string, Border[]>(seas.map(({ code }) => [code, []]));
  for (const sea of seas)
    for (const side of SIDES)
      for (const to of sea.neighbours[side]) {
        const other = borders.get(to);
        if (!other || to === sea.code) continue;
        const [east, south] = STEPS[side];
        borders.get(sea.code)!.push({ to, step: [east, south] });
        other.push({ to: sea.code, step: [-east, -south] });
      }
  return borders;
}

/** How badly a box suits a sea, given where its neighbours lie: on the wrong side, far off, or aside of the straight way. */
function misfit(
  column: number,
  row: number,
  borders: readonly Border[],
  placed: ReadonlyMap<string, SeaPlace>,
): number {
  let sum = 0;
  for (const { to, step } of borders) {
    const other = placed.get(to);
    if (!other) continue;
    const along = (other.column - column) * step[0] + (other.row - row) * step[1];
    const aside = Math.abs((other.column - column) * step[1]) + Math.abs((other.row - row) * step[0]);
    sum += (along < 1 ? WRONG_SIDE : (along - 1) * FAR) + aside;
  }
  return sum;
}

/** The free box that suits a sea best; of equal ones the northernmost, then the westernmost. */
function bestBox(
  borders: readonly Border[],
  placed: ReadonlyMap<string, SeaPlace>,
): { column: number; row: number } {
  const places = [...placed.values()];
  const taken = new Set(places.map(({ column, row }) => `${column}/${row}`));
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  let best = { column: 0, row: 0, misfit: Infinity };
  for (let row = Math.min(...rows) - MARGIN; row <= Math.max(...rows) + MARGIN; row++)
    for (let column = Math.min(...columns) - MARGIN; column <= Math.max(...columns) + MARGIN; column++) {
      if (taken.has(`${column}/${row}`)) continue;
      const here = misfit(column, row, borders, placed);
      if (here < best.misfit) best = { column, row, misfit: here };
    }
  return best;
}

/** The sea to lay next: the one with most neighbours laid already; of equal ones the first. */
function nextSea<S extends ChartedSea>(
  left: readonly S[],
  borders: ReadonlyMap<string, Border[]>,
  placed: ReadonlyMap<string, SeaPlace>,
): S {
  const laid = (sea: S): number => borders.get(sea.code)!.filter(({ to }) => placed.has(to)).length;
  return left.reduce((best, sea) => (laid(sea) > laid(best) ? sea : best));
}

/**
 * Sea areas of one chart as boxes, each laid where it suits its neighbours best. The lines between boxes say what borders on
 * what; the boxes only lie as nearly so as they can.
 */
export function layChart<S extends ChartedSea>(seas: readonly S[]): SeaPlace<S>[] {
  const borders = bordersOf(seas);
  const placed = new Map<string, SeaPlace<S>>();
  const left = [...new Map(seas.map((sea) => [sea.code, sea])).values()];
  while (left.length > 0) {
    const sea = nextSea(left, borders, placed);
    left.splice(left.indexOf(sea), 1);
    const box = placed.size === 0 ? { column: 0, row: 0 } : bestBox(borders.get(sea.code)!, placed);
    placed.set(sea.code, { sea, column: box.column, row: box.row });
  }
  const places = [...placed.values()];
  const west = Math.min(...places.map(({ column }) => column));
  const north = Math.min(...places.map(({ row }) => row));
  return places.map(({ sea, column, row }) => ({ sea, column: column - west, row: row - north }));
}
