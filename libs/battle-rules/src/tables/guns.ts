import { ours } from '@vedette/record';

export const GUNS = ['N', 'H', 'R', 'P', 'L', 'G', 'W', 'S'] as const;
export type Gun = (typeof GUNS)[number];

/** Ranges at which the rows of the table end, in hexes of 125 yards. */
export const GUN_BANDS = [1, 2, 3, 5, 8, 12, 16, 20, 28] as const;

/** Modifier of fire by gun and band of range; null where it does not reach (P-08.5). */
export const GUN_RANGE = ours<Readonly<Record<Gun, readonly (number | null)[]>>>(
  {
    N: [4, 3, 2, 1, 0, -2, -4, null, null],
    H: [4, 3, 1, 0, -2, -4, null, null, null],
    R: [2, 2, 1, 1, 1, 0, -2, -4, null],
    P: [2, 2, 1, 1, 1, 0, -2, -4, null],
    L: [2, 2, 1, 1, 1, 1, -1, -3, -5],
    G: [4, 3, 2, 1, -1, -3, null, null, null],
    W: [0, 0, 0, 0, 1, 1, 0, -1, -3],
    S: [2, 2, 1, 0, -1, -3, -5, null, null],
  },
  'P-08.5',
  'the chart of the boxed game is not to be had; canister and rifled reach as the guns were',
);

/** Ranges up to this are canister. */
export const CANISTER = ours(3, 'P-08.5', 'some 375 yards, where canister was served');
