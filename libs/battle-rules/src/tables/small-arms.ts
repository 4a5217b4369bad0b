import { ours, stated } from '@vedette/record';

/** Small arms by their code: musket, Enfield, rifle musket, two-band rifle, breech-loader, carbine, repeater. */
export const SMALL_ARMS = ['M', 'E', 'R', 'TR', 'B', 'C', 'SR'] as const;
export type SmallArm = (typeof SMALL_ARMS)[number];

/** Modifier of fire at ranges 1 to 5 (G-54). */
export const SMALL_ARMS_RANGE = stated<Readonly<Record<SmallArm, readonly number[]>>>(
  {
    M: [2, -2, -4, -5, -7],
    E: [1, 0, -2, -4, -6],
    R: [1, 0, -2, -3, -5],
    TR: [1, 0, -3, -4, -6],
    B: [2, 0, -1, -2, -4],
    C: [0, -1, -4, -5, -7],
    SR: [3, 1, 0, -1, -2],
  },
  'G-54',
);

/** The row of the Union's sharpshooters, who reach a hex further (G-53, G-54). */
export const US_SHARPSHOOTER_RANGE = stated<readonly number[]>([2, 2, 0, -1, -2, -3], 'G-54');

/** How far small arms reach in rain: half, and half of the sharpshooters' six. */
export const SMALL_ARMS_IN_RAIN = ours(
  { all: 2, sharpshooters: 3 },
  'G-49',
  'half of five rounded down as everything is; half of six',
);
