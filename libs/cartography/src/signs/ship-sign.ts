import { COLOURS } from '../colours.js';
import { group, type GroupStep, label, path } from '../step.js';
import type { MarkColour } from './mark.js';

/** An icon of ships (PATE 1.7): `far` ones were made out without contact (5.2); F after the number: frigates are among them. */
export interface ShipSign {
  readonly colour: MarkColour;
  readonly far: boolean;
  readonly count: string;
  readonly frigates: boolean;
}

const HULL = 'M1 13h22l-4 6h-14zM11 12v-11l8 9h-8zM9.5 12h-6l6-8z';
const PENNANT = 'M11 1l-6-.5l6-2.5z';

/** Own ships whole, enemies with a pennant at the mast, neutrals in outline, all three black; strangers far off in broken outline. */
export function drawShipSign(sign: ShipSign, x: number, y: number): GroupStep {
  const { colour, far, count, frigates } = sign;
  const ink = COLOURS[colour];
  const hull = path(
    colour === 'red' || colour === 'black' ? `${HULL}${PENNANT}` : HULL,
    far
      ? { fill: 'none', stroke: ink, strokeWidth: 1.2, dash: '2 1.5' }
      : { fill: colour === 'gray' ? COLOURS.white : ink, stroke: ink, strokeWidth: 1 },
  );
  const text = `${count}${frigates ? 'F' : ''}`;
  return group({ x, y }, [hull, ...(text === '' ? [] : [label({ text, x: 26, y: 17, size: 12 })])]);
}
