/** Held here because it is called thousands of times a map, and a global is slow to reach in some hosts. */
const multiply = Math.imul;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A 32-bit number for a text, the same on every machine (FNV-1a over code units). */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = multiply(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}

/**
 * A 32-bit number that depends on a seed and three whole numbers as if drawn anew for each combination; what the ground
 * of a theatre looks like is a function of such numbers, so that nothing about it needs to be stored.
 */
export function hashNumbers(seed: number, a: number, b: number, purpose: number): number {
  let hash = seed ^ multiply(a + 0x9e3779b9, 0x85ebca6b);
  hash = multiply(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= multiply(b + 0x165667b1, 0xc2b2ae35);
  hash = multiply(hash ^ (hash >>> 13), 0x297a2d39);
  hash ^= multiply(purpose + 0x27d4eb2f, 0x9e3779b1);
  hash = multiply(hash ^ (hash >>> 16), 0x7feb352d);
  hash = multiply(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const SCALE = 1 / 4294967296;

/** The same as a fraction: at least 0, below 1. */
export function hashFraction(seed: number, a: number, b: number, purpose: number): number {
  return hashNumbers(seed, a, b, purpose) * SCALE;
}
