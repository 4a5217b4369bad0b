import { COLOURS, drawMark, MARK_WIDTH } from '@vedette/cartography';
import { cornerOf } from './camera.js';
import { atSquare, letters, UNITS } from './at-square.js';
import { NAMES_FROM, readable } from './lettering.js';
import type { MapFrame } from './map-frame.js';
import { type Brush, paintSteps } from './paint-steps.js';
import { type Ghost, type Heard, markOf } from './told-squares.js';

/** Troops that were seen and are not any more: a dashed outline, their age on a tab, hatched the wider the older. */
export function drawGhost(
  brush: Brush,
  map: MapFrame,
  { square, stack, age, reliability, pinned, struck }: Ghost,
): void {
  atSquare(brush, map, square, (unit) => {
    const x = UNITS - MARK_WIDTH - 4;
    brush.globalAlpha = 0.55;
    paintSteps(brush, [drawMark(markOf(stack), x, 1.5)]);
    brush.globalAlpha = 1;
    brush.strokeStyle = COLOURS.ink;
    brush.lineWidth = 1.2;
    brush.setLineDash([3, 2]);
    brush.strokeRect(x - 2, 0, MARK_WIDTH + 4, 22);
    brush.setLineDash([]);
    brush.beginPath();
    for (let at = 3; at < MARK_WIDTH + 4; at += 2 + age * 2) {
      brush.moveTo(x - 2 + at, 0);
      brush.lineTo(x - 2 + at - 3, 22);
    }
    brush.lineWidth = 0.5;
    brush.stroke();
    if (map.view.scale >= NAMES_FROM) {
      const size = readable(9.5, unit);
      const [left, wide, high] = [x + 1 - size, size, size + 1.5];
      brush.fillStyle = COLOURS.paper;
      brush.fillRect(left, 0, wide, high);
      brush.strokeRect(left, 0, wide, high);
      paintSteps(brush, [
        {
          kind: 'label',
          label: { text: String(age), x: left + wide / 2, y: size - 0.5, size, anchor: 'middle' },
        },
      ]);
      if (reliability !== undefined) letters(brush, reliability, left, high + size, size);
    }
    if (pinned) pin(brush, x + MARK_WIDTH, 22);
    if (struck) cross(brush, x - 2, MARK_WIDTH + 4);
  });
}

/** Troops of which one has only heard: an open outline with an ear, for they may be elsewhere. */
export function drawHeard(brush: Brush, map: MapFrame, { square }: Heard): void {
  atSquare(brush, map, square, () => {
    brush.strokeStyle = COLOURS.red;
    brush.lineWidth = 1.6;
    brush.setLineDash([2, 2]);
    brush.strokeRect(8, 4, 20, 14);
    brush.setLineDash([]);
    brush.stroke(EAR);
  });
}

const EAR = new Path2D('M14 12a4 4 0 1 1 7 2c-1.5 1-1.5 2-2 3c-.6 1.4-3 1.4-3-.4M16 11a2 2 0 1 1 3 1');

/** A pin in the lower corner: its owner keeps it in view. */
function pin(brush: Brush, x: number, y: number): void {
  brush.fillStyle = COLOURS.ink;
  brush.beginPath();
  brush.arc(x, y - 4, 3, 0, 2 * Math.PI);
  brush.rect(x - 0.6, y - 2, 1.2, 8);
  brush.fill();
}

/** Two strokes through what is no longer believed. */
function cross(brush: Brush, x: number, width: number): void {
  brush.strokeStyle = COLOURS.red;
  brush.lineWidth = 2.4;
  brush.beginPath();
  brush.moveTo(x, 0);
  brush.lineTo(x + width, 22);
  brush.moveTo(x + width, 0);
  brush.lineTo(x, 22);
  brush.stroke();
}

/** The edge of the squares that troops could be in by now: dashed over a light line, so that it is read on any ground. */
export function drawCouldBe(brush: Brush, { view, frame }: MapFrame, edge: string): void {
  const [left, top] = cornerOf(view, frame, { column: 0, row: 0 });
  const placed = new Path2D();
  placed.addPath(new Path2D(edge), new DOMMatrix([view.scale, 0, 0, view.scale, left, top]));
  for (const [colour, width, dash] of [
    [COLOURS.white, 5, []],
    [COLOURS.red, 2.5, [7, 5]],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.setLineDash([...dash]);
    brush.stroke(placed);
  }
  brush.setLineDash([]);
}
