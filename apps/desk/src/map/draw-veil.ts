import { cornerOf } from './camera.js';
import type { MapFrame } from './map-frame.js';
import type { Brush } from './paint-steps.js';

/** Veils by what they are and their width in pixels of the screen: each is painted once. */
const veils = new Map<string, CanvasPattern>();

/**
 * Covers what is out of sight, so that it is told by form: strokes over what the printed map alone tells of, dots over squares that are
 * remembered. One filling each; squares in sight are holes in both.
 */
export function drawVeil(brush: Brush, { view, frame, ground, scene }: MapFrame): void {
  const [west, north] = cornerOf(view, frame, { column: 0, row: 0 });
  const remembered = scene.layers.has('memory') ? [...(scene.remembered?.keys() ?? [])] : [];
  const [printed, dotted] = [new Path2D(), new Path2D()];
  printed.rect(west, north, ground.columns * view.scale, ground.rows * view.scale);
  const cut = (square: string, paths: readonly Path2D[]): void => {
    const cell = scene.gazetteer.cellOf(square);
    for (const path of cell ? paths : [])
      path.rect(west + cell!.column * view.scale, north + cell!.row * view.scale, view.scale, view.scale);
  };
  for (const square of scene.told.keys()) cut(square, [printed]);
  for (const square of remembered) cut(square, [printed, dotted]);
  const ratio = brush.getTransform().a;
  const side = Math.round(Math.max(6, view.scale / 3) * ratio);
  for (const [path, look] of [
    [printed, 'strokes'],
    [dotted, 'dots'],
  ] as const) {
    const pattern = veilOf(brush, side, look);
    // It lies upon the map, not upon the screen: what moves takes its veil along.
    pattern.setTransform(new DOMMatrix([1 / ratio, 0, 0, 1 / ratio, west, north]));
    brush.fillStyle = pattern;
    brush.fill(path, 'evenodd');
  }
}

function veilOf(brush: Brush, side: number, look: 'strokes' | 'dots'): CanvasPattern {
  const known = veils.get(look + side);
  if (known) return known;
  const canvas = new OffscreenCanvas(side, side);
  const inks = canvas.getContext('2d')!;
  inks.fillStyle = look === 'dots' ? 'rgba(228, 222, 208, 0.25)' : 'rgba(228, 222, 208, 0.45)';
  inks.fillRect(0, 0, side, side);
  inks.fillStyle = inks.strokeStyle = 'rgba(111, 101, 84, 0.35)';
  inks.beginPath();
  if (look === 'dots') {
    inks.arc(side / 2, side / 2, Math.max(1, side / 12), 0, 2 * Math.PI);
    inks.fill();
  } else
    // The corners of a tile belong to the lines of its neighbours.
    for (const at of [0, side, 2 * side]) {
      inks.moveTo(at + 1, -1);
      inks.lineTo(at - side - 1, side + 1);
    }
  inks.stroke();
  const made = brush.createPattern(canvas, 'repeat')!;
  veils.set(look + side, made);
  return made;
}
