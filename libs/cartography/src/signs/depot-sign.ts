import { COLOURS } from '../colours.js';
import { group, type GroupStep, path } from '../step.js';
import type { MarkColour } from './mark.js';

const HOUSE = 'M-4.5-1L0-5.5L4.5-1V4.5H-4.5z';
const CRATE = 'M-4-4h8v8h-8zl8 8m0-8l-8 8';

/** A depot as a house, a cache as a crate, in the colour of whoever holds it (ROTD 11.5). */
export function drawDepot(kind: 'depot' | 'cache', colour: MarkColour, x: number, y: number): GroupStep {
  return group({ x, y }, [
    path(kind === 'depot' ? HOUSE : CRATE, {
      fill: COLOURS.paper,
      stroke: COLOURS[colour],
      strokeWidth: 1.8,
      join: 'round',
    }),
  ]);
}
