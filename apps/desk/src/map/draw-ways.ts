import { COLOURS } from '@vedette/cartography';
import type { Brush } from './paint-steps.js';

/** A march that was sent, one that was meant, one as it was understood, or one that was seen of others. */
export type WayIs = 'march' | 'draft' | 'understood' | 'seen';

const DASHES: Readonly<Record<WayIs, readonly number[]>> = {
  march: [],
  draft: [9, 6],
  understood: [2, 5],
  seen: [3, 5],
};

/** Draws a way by the middles of its squares on the frame, by what it is. */
export function drawWay(
  brush: Brush,
  points: readonly (readonly [number, number])[],
  is: WayIs,
  scale: number,
): void {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return;
  brush.beginPath();
  points.forEach(([left, top], index) => (index === 0 ? brush.moveTo(left, top) : brush.lineTo(left, top)));
  for (const [colour, width] of [
    [COLOURS.white, is === 'understood' ? 0 : 7],
    [
      is === 'seen' ? COLOURS.red : is === 'understood' ? COLOURS.ink : COLOURS.blue,
      is === 'understood' ? 2 : 4,
    ],
  ] as const) {
    if (width === 0) continue;
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.setLineDash(colour === COLOURS.white ? [] : [...DASHES[is]]);
    brush.stroke();
  }
  brush.setLineDash([]);
  if (is === 'march' || is === 'draft') arrowHead(brush, before, end, scale);
}

/** The point of a march, at the square where it ends. */
function arrowHead(
  brush: Brush,
  [fromLeft, fromTop]: readonly [number, number],
  [left, top]: readonly [number, number],
  scale: number,
): void {
  const side = Math.max(7, Math.min(14, scale / 4));
  brush.save();
  brush.translate(left, top);
  brush.rotate(Math.atan2(top - fromTop, left - fromLeft));
  brush.beginPath();
  brush.moveTo(side, 0);
  brush.lineTo(-side / 2, side * 0.8);
  brush.lineTo(-side / 2, -side * 0.8);
  brush.closePath();
  brush.fillStyle = COLOURS.blue;
  brush.strokeStyle = COLOURS.white;
  brush.lineWidth = 1.5;
  brush.fill();
  brush.stroke();
  brush.restore();
}
