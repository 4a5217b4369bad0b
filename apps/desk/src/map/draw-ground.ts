import { type Camera, type Frame, pointAt } from './camera.js';
import { BLOCK, type Ground, levelFor } from './ground.js';

/** Milliseconds of drawing ground between two frames. */
const SLICE_MS = 4;

/**
 * Draws blocks in sight that are not there yet, for as long as a slice lasts; true when all are there. However slow the machine is, each
 * frame has one block more than the one before.
 */
export function drawGround(
  ground: Pick<Ground, 'columns' | 'rows' | 'isDrawn' | 'draw' | 'look'>,
  view: Camera,
  frame: Frame,
  now: () => number = () => performance.now(),
): boolean {
  const level = levelFor(view.scale);
  const [west, north] = pointAt(view, frame, 0, 0);
  const [east, south] = pointAt(view, frame, frame.width, frame.height);
  const blockOf = (cell: number, cells: number): number =>
    Math.floor(Math.min(cells - 1, Math.max(0, cell)) / BLOCK);
  const wanted: (readonly [number, number])[] = [];
  for (let row = blockOf(north, frame.rows); row <= blockOf(south, frame.rows); row++)
    for (let column = blockOf(west, frame.columns); column <= blockOf(east, frame.columns); column++)
      wanted.push([column, row]);
  ground.look(level, wanted);
  const missing = wanted.filter(([column, row]) => !ground.isDrawn(level, column, row));
  const end = now() + SLICE_MS;
  for (const [at, [column, row]] of missing.entries()) {
    if (at > 0 && now() > end) return false;
    ground.draw(level, column, row);
  }
  return true;
}
