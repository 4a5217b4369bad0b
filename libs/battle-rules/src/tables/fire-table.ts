import { ours } from '@vedette/record';

/** What a fire attack does: nothing, an easy check, a check, or SP lost. */
export type FireResult = '-' | 'u' | 'U' | 1 | 2 | 3 | 4;

/** A column of the Fire Table: SP from and to, its name, and by how much it shifts a roll (P-08.2). */
export interface FireColumn {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly shift: number;
}

/** Columns by firing SP; the last two are for barrages alone. */
export const FIRE_COLUMNS = ours<readonly FireColumn[]>(
  [
    { from: 1, to: 1, name: '1', shift: -4 },
    { from: 2, to: 2, name: '2', shift: -3 },
    { from: 3, to: 3, name: '3', shift: -2 },
    { from: 4, to: 5, name: '4-5', shift: -1 },
    { from: 6, to: 7, name: '6-7', shift: 0 },
    { from: 8, to: 9, name: '8-9', shift: 1 },
    { from: 10, to: 12, name: '10-12', shift: 2 },
    { from: 13, to: 18, name: '13-18', shift: 3 },
    { from: 19, to: 24, name: '19-24', shift: 4 },
  ],
  'P-08.2',
  'the Fire Table of the boxed game is not to be had; tried by simulation against the losses of 1 July (P-40)',
);

/** Least shifted roll for each result, the best first. */
const RESULTS: readonly (readonly [least: number, result: FireResult])[] = [
  [16, 4],
  [13, 3],
  [10, 2],
  [7, 1],
  [5, 'U'],
  [3, 'u'],
];
const HIGHEST_ROLL = 16;

/** The column of firing SP; null below 1. */
export function fireColumn(sp: number): FireColumn | null {
  const columns = FIRE_COLUMNS.value;
  return columns.findLast(({ from }) => from <= sp) ?? null;
}

/** The result of an adjusted roll in a column: 0 and less is nothing in any, more than 16 counts as 16 (P-08.2). */
export function fireResult(adjusted: number, { shift }: FireColumn): FireResult {
  if (adjusted <= 0) return '-';
  const value = Math.min(HIGHEST_ROLL, adjusted) + shift;
  return RESULTS.find(([least]) => value >= least)?.[1] ?? '-';
}
