import { COLOURS, drawMark, MARK_WIDTH } from '@vedette/cartography';
import { atSquare, UNITS } from './at-square.js';
import { drawTab } from './draw-remembered.js';
import { NAMES_FROM, readable } from './lettering.js';
import type { MapFrame, StandAhead } from './map-frame.js';
import { type Brush, paintSteps } from './paint-steps.js';

/** Own pieces where they are to begin a later turn: a pale flag with a dotted edge, the turns on a tab; how many they are stands on the flag. */
export function drawAhead(brush: Brush, map: MapFrame, { square, turns, pieces }: StandAhead): void {
  atSquare(brush, map, square, (unit) => {
    const [x, y] = [4, UNITS - 24];
    brush.globalAlpha = 0.6;
    paintSteps(brush, [drawMark({ kind: 'flag', colour: 'blue', label: String(pieces.length) }, x, y)]);
    brush.globalAlpha = 1;
    brush.strokeStyle = COLOURS.blue;
    brush.lineWidth = 1.4;
    brush.setLineDash([1.5, 2]);
    brush.strokeRect(x - 2, y - 1.5, MARK_WIDTH + 4, 22);
    brush.setLineDash([]);
    if (map.view.scale < NAMES_FROM) return;
    brush.translate(x + MARK_WIDTH + 2, y - 1.5);
    drawTab(brush, turns.join(' '), 0, readable(9.5, unit));
  });
}
