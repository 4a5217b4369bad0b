import type { Factors } from './strength.js';

const THOUSAND = 1000;

/** Three decimals: what an event tells of a strength or factor. */
export function rounded(value: number): number {
  return Math.round(value * THOUSAND) / THOUSAND;
}

/** Factors to three decimals. */
export function roundedAll(factors: Factors): Factors {
  return Object.fromEntries(Object.entries(factors).map(([name, value]) => [name, rounded(value)]));
}
