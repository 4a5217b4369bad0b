import { COLOURS } from '@vedette/cartography';
import { atSquare } from './at-square.js';
import { NAMES_FROM, readable } from './lettering.js';
import type { MapFrame } from './map-frame.js';
import { type Brush, paintSteps } from './paint-steps.js';

/** How many turns ago squares were looked at last, on a dashed tab where a holder, a fort or stores are remembered of one. */
export function drawRemembered(brush: Brush, map: MapFrame): void {
  const { remembered, turn: now = 0 } = map.scene;
  if (map.view.scale < NAMES_FROM) return;
  for (const [name, { turn, square }] of remembered ?? [])
    if (square.city || square.railway || (square.depots ?? []).length > 0)
      atSquare(brush, map, name, (unit) => drawTab(brush, String(now - turn), 1, readable(9.5, unit)));
}

/** A number on a dashed tab at the upper edge of a square, so many units from its left; `size` is that of its letters. */
export function drawTab(brush: Brush, text: string, left: number, size: number): void {
  const wide = size * Math.max(1, text.length * 0.7);
  brush.fillStyle = COLOURS.paper;
  brush.fillRect(left, 0, wide, size + 1.5);
  brush.strokeStyle = COLOURS.ink;
  brush.lineWidth = 1.2;
  brush.setLineDash([2, 1.5]);
  brush.strokeRect(left, 0, wide, size + 1.5);
  brush.setLineDash([]);
  paintSteps(brush, [
    { kind: 'label', label: { text, x: left + wide / 2, y: size - 0.5, size, anchor: 'middle' } },
  ]);
}
