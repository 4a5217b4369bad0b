import type { LandPosition } from '../input/land-position.schema.js';
import type { SquareView } from '../input/strategic-view.schema.js';
import { placeOf } from './square-place.js';

/** A rectangle of the strategic map: the squares shown on it by column and row, counted from A0-A0. */
export interface MapSheet {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** Squares by `row * columns + column` of the sheet; undefined where the player sees none. */
  readonly squares: readonly (SquareView | undefined)[];
  /** The turn at whose end the player was told of what lies here and does not see; undefined where his units look themselves. */
  readonly told?: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function meet(a: Box, b: Box): boolean {
  return a.left <= b.right + 1 && b.left <= a.right + 1 && a.top <= b.bottom + 1 && b.top <= a.bottom + 1;
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Boxes that touch are drawn as one, until none touch. */
function settled(boxes: readonly Box[]): Box[] {
  const done: Box[] = [];
  for (let box of boxes) {
    let other: number;
    while ((other = done.findIndex((one) => meet(one, box))) >= 0)
      box = around(box, done.splice(other, 1)[0]!);
    done.push(box);
  }
  return done;
}

/** One row's runs of neighbouring squares, as boxes one square high. */
function runsOf(columns: readonly number[], row: number): Box[] {
  const runs: Box[] = [];
  for (const column of columns) {
    const last = runs[runs.length - 1];
    if (last && column <= last.right + 1) last.right = column;
    else runs.push({ left: column, right: column, top: row, bottom: row });
  }
  return runs;
}

/**
 * The sheets a player's strategic map is drawn on: one for each region his units look over, so that two armies far apart are
 * two maps and not one sheet of nothing (GITM AMWOL 4.1). Sheets do not touch; where friend and enemy share a square comes first,
 * then where enemies are in sight, and of those alike the north-western.
 */
export function mapSheets(squares: readonly SquareView[], skippedRowLetters = ''): MapSheet[] {
  const rows = new Map<number, Map<number, SquareView>>();
  for (const square of squares) {
    const place = placeOf(square.square, skippedRowLetters);
    if (!place) continue;
    const row = rows.get(place.row);
    if (row) row.set(place.column, square);
    else rows.set(place.row, new Map([[place.column, square]]));
  }
  const runs = [...rows]
    .sort(([a], [b]) => a - b)
    .flatMap(([row, columns]) =>
      runsOf(
        [...columns.keys()].sort((a, b) => a - b),
        row,
      ),
    );
  return settled(runs)
    .map((box) => sheetOf(box, rows))
    .sort((a, b) => calm(a) - calm(b) || a.top - b.top || a.left - b.left);
}

/** All sheets of a position: what the player's units look over, then what he was told of his state's depots and railways (ROTD 11.5). */
export function sheetsOfPosition(
  { squares, toldGround = [] }: Pick<LandPosition, 'squares' | 'toldGround'>,
  skippedRowLetters = '',
): MapSheet[] {
  const held = toldGround.map(({ turn: _, ...square }) => ({
    ...square,
    city: null,
    mark: null,
    stacks: [],
  }));
  const told = toldGround[0]?.turn ?? 0;
  return [
    ...mapSheets(squares, skippedRowLetters),
    ...mapSheets(held, skippedRowLetters).map((sheet) => ({ ...sheet, told })),
  ];
}

/** What anchors of a sheet's places begin with: a square may be on a sheet that is seen and on one that is told. */
export function anchorsOf({ told }: MapSheet): readonly string[] {
  return told === undefined ? [] : ['told'];
}

/** 0 for a sheet on which friend and enemy share a square, 1 with enemies in sight, 2 without. */
function calm({ squares }: MapSheet): number {
  const standings = squares.map((square) => new Set(square?.stacks.map(({ standing }) => standing)));
  const shared = (here: ReadonlySet<string>): boolean =>
    here.has('hostile') && (here.has('same') || here.has('allied'));
  if (standings.some(shared)) return 0;
  return standings.some((here) => here.has('hostile')) ? 1 : 2;
}

function sheetOf(box: Box, rows: ReadonlyMap<number, ReadonlyMap<number, SquareView>>): MapSheet {
  const columns = box.right - box.left + 1;
  const height = box.bottom - box.top + 1;
  return {
    left: box.left,
    top: box.top,
    columns,
    rows: height,
    squares: Array.from({ length: columns * height }, (_, index) =>
      rows.get(box.top + Math.floor(index / columns))?.get(box.left + (index % columns)),
    ),
  };
}
