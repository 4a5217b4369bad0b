import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nearest, slipsBetween } from './nearest.js';

describe('words that were perhaps meant', () => {
  it.each([
    ['Monterey', ['Monterrey']],
    ['montery', ['Monterrey']],
    ['Matamorso', ['Matamoros']],
    ['Saltilo', ['Saltillo']],
    ['Vienna', []],
    ['x', []],
  ])('for %s are %j', (written, meant) => {
    expect(nearest(['Saltillo', 'Matamoros', 'Monterrey', 'Camargo'], written)).toEqual(meant);
  });

  it('count slips alike from either side, none for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b)).toBe(slipsBetween(b, a));
        expect(slipsBetween(a, b) === 0).toBe(a === b);
        expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
