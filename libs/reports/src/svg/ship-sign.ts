import { element } from '../markup/markup.js';
import { COLOURS } from './colours.js';
import type { Lettering } from './lettering.js';

/** An icon of ships (PATE 1.7): `far` ones were made out without contact (5.2); F after the number: frigates are among them. */
export interface ShipSign {
  readonly colour: 'blue' | 'red' | 'gray' | 'black';
  readonly far: boolean;
  readonly count: string;
  readonly frigates: boolean;
}

const HULL = 'M1 13h22l-4 6h-14zM11 12v-11l8 9h-8zM9.5 12h-6l6-8z';
const PENNANT = 'M11 1l-6-.5l6-2.5z';

/** Own ships whole, enemies with a pennant at the mast, neutrals in outline, all three black; strangers far off in broken outline. */
export function drawShipSign(sign: ShipSign, x: number, y: number, lettering: Lettering): string {
  const { colour, far, count, frigates } = sign;
  const ink = COLOURS[colour];
  const hull = element('path', {
    d: colour === 'red' || colour === 'black' ? `${HULL}${PENNANT}` : HULL,
    ...(far
      ? { fill: 'none', stroke: ink, 'stroke-width': 1.2, 'stroke-dasharray': '2 1.5' }
      : { fill: colour === 'gray' ? COLOURS.white : ink, stroke: ink, 'stroke-width': 1 }),
  });
  const said = `${count}${frigates ? 'F' : ''}`;
  const number = said === '' ? '' : lettering({ text: said, x: 26, y: 17, size: 12 });
  return element('g', { transform: `translate(${x} ${y})` }, `${hull}${number}`);
}
