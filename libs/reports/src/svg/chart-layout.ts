import type { SeaView } from '../input/fleet-position.schema.js';

/** Place of a sea area on its chart, in boxes east and south of the north-western one. */
export interface SeaPlace {
  readonly sea: SeaView;
  readonly column: number;
  readonly row: number;
}

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const SIDES = ['N', 'E', 'S', 'W'] as const;
const FURTHEST = 6;

function key(column: number, row: number): string {
  return `${column}/${row}`;
}

/** The nearest free box beyond a side: straight on first, then to its left and right. */
function freeBox(
  taken: ReadonlySet<string>,
  from: { readonly column: number; readonly row: number },
  [east, south]: readonly [number, number],
): { column: number; row: number } | null {
  for (let far = 1; far <= FURTHEST; far++)
    for (let aside = 0; aside <= FURTHEST; aside++)
      for (const turn of aside === 0 ? [0] : [aside, -aside]) {
        const column = from.column + east * far + south * turn;
        const row = from.row + south * far + east * turn;
        if (!taken.has(key(column, row))) return { column, row };
      }
  return null;
}

/**
 * Sea areas of one chart as boxes, each laid on the side of its neighbour where it lies, outward from the first. The lines
 * between boxes say what borders on what; the boxes only lie as nearly so as they can.
 */
export function layChart(seas: readonly SeaView[]): SeaPlace[] {
  const byCode = new Map(seas.map((sea) => [sea.code, sea]));
  const placed = new Map<string, SeaPlace>();
  const taken = new Set<string>();
  const put = (sea: SeaView, column: number, row: number): void => {
    placed.set(sea.code, { sea, column, row });
    taken.add(key(column, row));
  };
  for (const first of seas) {
    if (placed.has(first.code)) continue;
    const rows = [...placed.values()].map(({ row }) => row);
    put(first, 0, placed.size === 0 ? 0 : Math.max(...rows) + 1);
    const queue = [first.code];
    for (let code = queue.shift(); code !== undefined; code = queue.shift()) {
      const here = placed.get(code)!;
      for (const side of SIDES)
        for (const next of here.sea.neighbours[side]) {
          const sea = byCode.get(next);
          if (!sea || placed.has(next)) continue;
          const box = freeBox(taken, here, STEPS[side]);
          if (!box) continue;
          put(sea, box.column, box.row);
          queue.push(next);
        }
    }
  }
  const left = Math.min(...[...placed.values()].map(({ column }) => column));
  const top = Math.min(...[...placed.values()].map(({ row }) => row));
  return [...placed.values()].map(({ sea, column, row }) => ({ sea, column: column - left, row: row - top }));
}
