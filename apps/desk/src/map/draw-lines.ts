import { COLOURS } from '@vedette/cartography';
import { atSquare } from './at-square.js';
import { cornerOf } from './camera.js';
import { LINE_LOOK, lineSign } from './line-signs.js';
import type { MapFrame } from './map-frame.js';
import { type Brush, paintSteps } from './paint-steps.js';
import type { ToldLine } from './told-lines.js';

/** Pixels between the boxes or rings along a line. */
const BEADS_EVERY = 26;
/** Pixels by which the two kinds of lines lie beside each other between the same squares. */
const ASIDE = 4;
/** How far down the two kinds have their signs, at the western side of a square above its stores. */
const SIGN_AT = { supplies: 7, communications: 17 } as const;

/** Lines of supply and communications between the squares of their ends, each drawn once however many units share it. */
export function drawLines(brush: Brush, map: MapFrame, lines: readonly ToldLine[]): void {
  const shared = new Map(
    lines.map((line) => [[line.layer, line.square, line.from, line.source === null].join(), line]),
  );
  for (const line of shared.values()) drawBetween(brush, map, line);
  for (const { layer, square, source } of shared.values())
    atSquare(brush, map, square, () =>
      paintSteps(brush, lineSign(layer, source === null, 7, SIGN_AT[layer])),
    );
}

function drawBetween(brush: Brush, { view, frame, scene }: MapFrame, line: ToldLine): void {
  const { layer, from, square } = line;
  const [start, end] = [from, square].map((name) =>
    name === null ? undefined : scene.gazetteer.cellOf(name),
  );
  if (!start || !end || from === square) return;
  const middle = ({ column, row }: typeof start): readonly [number, number] =>
    cornerOf(view, frame, { column: column + 0.5, row: row + 0.5 });
  const [[left, top], [right, bottom]] = [middle(start), middle(end)];
  const length = Math.hypot(right - left, bottom - top);
  const [east, south] = [(right - left) / length, (bottom - top) / length];
  const side = layer === 'supplies' ? ASIDE : -ASIDE;
  const { colour, dash } = LINE_LOOK[layer];
  brush.save();
  brush.translate(left - south * side, top + east * side);
  for (const [ink, width, dashes] of [
    [COLOURS.white, 5, []],
    [colour, 2, dash],
  ] as const) {
    brush.strokeStyle = ink;
    brush.lineWidth = width;
    brush.setLineDash([...dashes]);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(right - left, bottom - top);
    brush.stroke();
  }
  brush.setLineDash([]);
  for (let at = BEADS_EVERY / 2; at < length; at += BEADS_EVERY)
    paintSteps(brush, lineSign(layer, false, east * at, south * at));
  brush.restore();
}
