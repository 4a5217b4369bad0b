import { COLOURS } from '@vedette/cartography';
import type { Cell } from '../seat/theatre.js';
import { type Camera, type Frame, pointAt } from './camera.js';
import type { Brush } from './paint-steps.js';

/** Where within its square a hand lies, from its north-western corner, each from 0 to 1. */
export interface Within {
  readonly east: number;
  readonly south: number;
}

/** What is drawn out with the pointer, from corner to corner in pixels of the frame. */
export interface Lasso {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The cells of the map that a lasso touches, row by row; one for a lasso that was not drawn out. */
export function cellsIn({ from, to }: Lasso, view: Camera, frame: Frame): Cell[] {
  const one = pointAt(view, frame, ...from);
  const other = pointAt(view, frame, ...to);
  const span = (axis: 0 | 1, cells: number): number[] => {
    const first = Math.max(0, Math.floor(Math.min(one[axis], other[axis])));
    const last = Math.min(cells - 1, Math.floor(Math.max(one[axis], other[axis])));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  };
  return span(1, frame.rows).flatMap((row) => span(0, frame.columns).map((column) => ({ column, row })));
}

/** The lasso as it is drawn out, or a line to what is carried; light and dark so that it is seen on any ground. */
export function drawLasso(brush: Brush, { from, to }: Lasso, isCarried: boolean): void {
  for (const [colour, dash] of [
    [COLOURS.white, []],
    [COLOURS.ink, [6, 4]],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = 2;
    brush.setLineDash([...dash]);
    brush.beginPath();
    if (isCarried) {
      brush.moveTo(...from);
      brush.lineTo(...to);
    } else brush.rect(from[0], from[1], to[0] - from[0], to[1] - from[1]);
    brush.stroke();
  }
  brush.setLineDash([]);
}
