import type { Factors } from './strength.js';

const THOUSAND = 1000;

/** Three decimals: what an event tells of a strength or factor. */
export function rounded(value: number): number {
  return Math.round(value * THOUSAND) / THOUSAND;
}

/** Factors to three decimals. */
export function roundedAll(factors: Factors): Factors {
  const told: Factors = {};
  for (const name in factors) told[name] = rounded(factors[name]!);
  return told;
}
