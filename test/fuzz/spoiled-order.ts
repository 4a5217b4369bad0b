import type { Order } from '@vedette/campaign';
import type { RandomSource } from './random-source.js';

/** What stands where something else should: empty, endless, of another kind, or meant to do harm. */
const WRONG: readonly unknown[] = [
  null,
  '',
  'x'.repeat(5_000),
  "'; DROP TABLE es.event; --",
  '../../etc/passwd',
  '\u0000\u202e',
  '__proto__',
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[]]]],
  true,
  { $ne: null },
];

/** A copy: what is spoiled further must not spoil the list. */
const wrongValue = (random: RandomSource): unknown => structuredClone(random.pick(WRONG));

/** An order as a broken or hostile client might send it: keys missing, doubled, misspelt, values of another kind. */
export function spoiledOrder(random: RandomSource, order: Order): unknown {
  return spoiledDocument(random, order);
}

/** Any document with one key or two spoiled so, wherever in it. */
export function spoiledDocument(random: RandomSource, document: object): unknown {
  const spoiled = structuredClone(document) as Record<string, unknown>;
  for (let i = 0; i <= random.below(2); i++) spoil(random, spoiled);
  return spoiled;
}

function spoil(random: RandomSource, part: Record<string, unknown>): void {
  const keys = Object.keys(part);
  if (keys.length === 0) return;
  const key = random.pick(keys);
  const value = part[key];
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.chance(0.6)) {
    spoil(random, value as Record<string, unknown>);
    return;
  }
  // Of a list of objects one of them, mostly: a list is where a document is long.
  const member = Array.isArray(value) ? random.pick([...(value as unknown[]), null]) : null;
  if (typeof member === 'object' && member !== null && random.chance(0.8)) {
    spoil(random, member as Record<string, unknown>);
    return;
  }
  const harm = random.below(4);
  if (harm === 0) delete part[key];
  else if (harm === 1) part[`${key}s`] = value;
  else if (harm === 2 && Array.isArray(value)) part[key] = [...value, wrongValue(random)];
  else part[key] = wrongValue(random);
}
