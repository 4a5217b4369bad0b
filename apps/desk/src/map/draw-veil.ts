import { cornerOf } from './camera.js';
import type { MapFrame } from './map-frame.js';
import type { Brush } from './paint-steps.js';

/** Hatches by their width in pixels of the screen: each is painted once. */
const hatches = new Map<number, CanvasPattern>();

/** Hatches what is out of sight, so that it is told by form: one filling of the whole map, with a hole for each square in sight. */
export function drawVeil(brush: Brush, { view, frame, ground, scene }: MapFrame): void {
  const [west, north] = cornerOf(view, frame, { column: 0, row: 0 });
  const path = new Path2D();
  path.rect(west, north, ground.columns * view.scale, ground.rows * view.scale);
  for (const square of scene.told.keys()) {
    const cell = scene.gazetteer.cellOf(square);
    if (cell)
      path.rect(west + cell.column * view.scale, north + cell.row * view.scale, view.scale, view.scale);
  }
  const ratio = brush.getTransform().a;
  const pattern = hatchOf(brush, Math.round(Math.max(6, view.scale / 3) * ratio));
  // It lies upon the map, not upon the screen: what moves takes its hatch along.
  pattern.setTransform(new DOMMatrix([1 / ratio, 0, 0, 1 / ratio, west, north]));
  brush.fillStyle = pattern;
  brush.fill(path, 'evenodd');
}

function hatchOf(brush: Brush, side: number): CanvasPattern {
  const known = hatches.get(side);
  if (known) return known;
  const canvas = new OffscreenCanvas(side, side);
  const inks = canvas.getContext('2d')!;
  inks.fillStyle = 'rgba(228, 222, 208, 0.45)';
  inks.fillRect(0, 0, side, side);
  inks.strokeStyle = 'rgba(111, 101, 84, 0.35)';
  inks.beginPath();
  // The corners of a tile belong to the lines of its neighbours.
  for (const at of [0, side, 2 * side]) {
    inks.moveTo(at + 1, -1);
    inks.lineTo(at - side - 1, side + 1);
  }
  inks.stroke();
  const made = brush.createPattern(canvas, 'repeat')!;
  hatches.set(side, made);
  return made;
}
