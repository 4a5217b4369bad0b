import { COLOURS } from '../colours.js';
import { group, type GroupStep, path } from '../step.js';

/** A wind by the side it blows from. */
export interface DrawnWind {
  readonly from: keyof typeof TURNS;
  readonly strength: keyof typeof FEATHERS;
}

const TURNS = { north: 0, east: 90, south: 180, west: 270 } as const;
const FEATHERS = { light: 1, moderate: 2, heavy: 3 } as const;

/** An arrow that flies with the wind, with a feather for light, two for moderate, three for heavy wind. */
export function drawWind({ from, strength }: DrawnWind, x: number, y: number): GroupStep {
  const feathers = Array.from({ length: FEATHERS[strength] }, (_, i) => `M0 ${-14 + i * 5}l6-4`).join('');
  const arrow = path(`M0-14V14M-4.5 8L0 14.5L4.5 8${feathers}`, {
    ...{ fill: 'none', stroke: COLOURS.ink, strokeWidth: 1.8, cap: 'round' },
  });
  return group({ x, y, turn: TURNS[from] }, [arrow]);
}
