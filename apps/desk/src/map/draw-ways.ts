import { COLOURS } from '@vedette/cartography';
import type { Brush } from './paint-steps.js';

/** A march that was sent, one that was meant, one as it was understood, one of the turn before, one of a later turn, one that was seen of others; or that of supplies. */
export type WayIs = 'march' | 'draft' | 'understood' | 'past' | 'ahead' | 'seen' | 'supply';

/** The colour and width of a way, the width of the light line beneath it, its dashes, and what fills the point of one that leads somewhere. */
const LOOKS: Readonly<
  Record<WayIs, readonly [ink: string, width: number, under: number, dash: readonly number[], point?: string]>
> = {
  march: [COLOURS.blue, 4, 7, [], COLOURS.blue],
  draft: [COLOURS.blue, 4, 7, [9, 6], COLOURS.blue],
  understood: [COLOURS.ink, 2, 0, [2, 5]],
  past: [COLOURS.gray, 3, 6, [14, 4, 3, 4], COLOURS.white],
  ahead: [COLOURS.blue, 2.5, 5, [2, 4], COLOURS.paper],
  seen: [COLOURS.red, 4, 7, [3, 5]],
  supply: [COLOURS.brown, 2, 5, [], COLOURS.paper],
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
  const [ink, width, under, dash, point] = LOOKS[is];
  brush.beginPath();
  points.forEach(([left, top], index) => (index === 0 ? brush.moveTo(left, top) : brush.lineTo(left, top)));
  for (const [colour, wide, dashes] of [
    [COLOURS.white, under, []],
    [ink, width, dash],
  ] as const) {
    if (wide === 0) continue;
    brush.strokeStyle = colour;
    brush.lineWidth = wide;
    brush.setLineDash([...dashes]);
    brush.stroke();
  }
  brush.setLineDash([]);
  if (point) arrowHead(brush, before, end, scale, [point, point === ink ? COLOURS.white : ink]);
}

/** The point of a march, at the square where it ends. */
function arrowHead(
  brush: Brush,
  [fromLeft, fromTop]: readonly [number, number],
  [left, top]: readonly [number, number],
  scale: number,
  [fill, edge]: readonly [string, string],
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
  brush.fillStyle = fill;
  brush.strokeStyle = edge;
  brush.lineWidth = 1.5;
  brush.fill();
  brush.stroke();
  brush.restore();
}
