import type { Tally } from './debrief.schema.js';

/** Units or ships that are believed to be somewhere, at least and at most. */
export interface SizeRange {
  readonly least: number;
  readonly most: number;
}

/** How many units or ships a size word may stand for, of troops or of distant sail. */
export type SizeOf = (kind: 'troops' | 'sail', word: string) => SizeRange;

/** Ranges of several groups taken together. */
export function sumOf(ranges: readonly SizeRange[]): SizeRange {
  return ranges.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), {
    least: 0,
    most: 0,
  });
}

/** By how many pieces a belief errs: more than nought believed too many, less too few, nought holds them in its range. */
export function errorOf({ least, most }: SizeRange, there: number): number {
  return Math.max(0, least - there) + Math.min(0, most - there);
}

/** What is judged of a belief. */
export interface Judged {
  readonly truly: readonly string[];
  readonly error: number;
  readonly age: number;
}

/** Beliefs added up: how many met somebody, how many the right number, and how far and how old they were. */
export function tallyOf(judged: readonly Judged[]): Tally {
  const count = (holds: (one: Judged) => boolean): number => judged.filter(holds).length;
  const sum = (value: (one: Judged) => number): number =>
    judged.reduce((total, one) => total + value(one), 0);
  return {
    counted: judged.length,
    met: count(({ truly }) => truly.length > 0),
    sized: count(({ error, truly }) => error === 0 && truly.length > 0),
    tooMany: count(({ error }) => error > 0),
    tooFew: count(({ error }) => error < 0),
    error: sum(({ error }) => Math.abs(error)),
    age: sum(({ age }) => age),
    oldest: judged.reduce((most, { age }) => Math.max(most, age), 0),
  };
}
