import { cornerOf } from './camera.js';
import type { MapFrame } from './map-frame.js';
import { type Brush, paintSteps } from './paint-steps.js';

/** Signs are drawn for cells of this many units. */
export const UNITS = 52;

/** Draws in the units of a square's signs, at the square; nothing where it is out of the frame or not on the map. */
export function atSquare(
  brush: Brush,
  { view, frame, scene }: MapFrame,
  square: string,
  draw: (unit: number) => void,
): void {
  const cell = scene.gazetteer.cellOf(square);
  if (!cell) return;
  const [left, top] = cornerOf(view, frame, cell);
  if (left > frame.width || top > frame.height || left + view.scale < 0 || top + view.scale < 0) return;
  brush.save();
  brush.translate(left, top);
  const unit = view.scale / UNITS;
  brush.scale(unit, unit);
  draw(unit);
  brush.restore();
}

/** A name or a number beside a sign, readable on any ground. */
export function letters(brush: Brush, text: string, x: number, y: number, size: number): void {
  paintSteps(brush, [{ kind: 'label', label: { text, x, y, size, halo: true } }]);
}
