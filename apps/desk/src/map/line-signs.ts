import { COLOURS, path, type Step } from '@vedette/cartography';
import type { ToldLine } from './told-lines.js';

/** Supply is boxes on a whole line, communications rings on a broken one: they differ by form, colour only helps. */
export const LINE_LOOK = {
  supplies: { colour: COLOURS.brown, dash: [], form: 'M-4-4h8v8h-8z' },
  communications: { colour: COLOURS.frontier, dash: [6, 4], form: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z' },
} as const;

const CROSS = 'M-6-6L6 6M-6 6L6-6';

/** The sign of a line at its unit, and along it: a box or a ring, crossed where nothing comes through. */
export function lineSign(layer: ToldLine['layer'], isCut: boolean, x: number, y: number): Step[] {
  const { colour, form } = LINE_LOOK[layer];
  return [
    path(form, { stroke: colour, strokeWidth: 2, fill: COLOURS.paper }, { x, y }),
    ...(isCut ? [path(CROSS, { stroke: COLOURS.red, strokeWidth: 2 }, { x, y })] : []),
  ];
}
