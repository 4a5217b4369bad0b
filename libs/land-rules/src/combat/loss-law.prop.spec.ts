import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inflictedMen } from './loss-law.js';
import { loserLosses } from './loser-losses.js';

const men = fc.integer({ min: 1, max: 100_000 });
const power = fc.double({ min: 0, max: 2, noNaN: true });

describe('the law of losses', () => {
  it('inflicts in proportion to strength, more where there are more targets, and never more than there are', () => {
    fc.assert(
      fc.property(men, men, men, power, (basic, targets, more, x) => {
        const one = inflictedMen(0.001, x, { strength: basic, basic }, targets);
        const two = inflictedMen(0.001, x, { strength: 2 * basic, basic }, targets);
        expect(two).toBeLessThanOrEqual(targets);
        if (two < targets) expect(two).toBeCloseTo(2 * one, 6);
        expect(inflictedMen(0.001, x, { strength: basic, basic }, targets + more)).toBeGreaterThanOrEqual(
          one,
        );
      }),
    );
  });

  it('makes the exchange go with the odds to the power 1 - x', () => {
    fc.assert(
      fc.property(men, men, power, (a, b, x) => {
        const ours = inflictedMen(0.0001, x, { strength: a, basic: a }, b);
        const theirs = inflictedMen(0.0001, x, { strength: b, basic: b }, a);
        fc.pre(ours < b && theirs < a);
        expect(Math.log(ours / theirs)).toBeCloseTo((1 - x) * Math.log(a / b), 6);
      }),
    );
  });

  it('hits nobody without strength or targets', () => {
    expect(inflictedMen(0.02, 1, { strength: 0, basic: 0 }, 500)).toBe(0);
    expect(inflictedMen(0.02, 1, { strength: 500, basic: 500 }, 0)).toBe(0);
  });
});

describe('the losses of the loser', () => {
  const figures = {
    narrow: 0.01,
    overrun: 0.03,
    overrunOdds: 3,
    openFlanks: [1.5, 2],
    caughtAgain: 4,
  } as const;
  const share = (...how: [number, 0 | 1 | 2, boolean]): number => loserLosses(figures, ...how).share;

  it('grow with the odds up to an overrun, with open flanks, and when he is caught again', () => {
    expect(share(1, 0, false)).toBeCloseTo(0.01, 12);
    expect(share(2, 0, false)).toBeCloseTo(0.02, 12);
    expect(share(Number.POSITIVE_INFINITY, 0, false)).toBeCloseTo(0.03, 12);
    expect(share(1, 1, false)).toBeCloseTo(0.015, 12);
    expect(share(1, 2, false)).toBeCloseTo(0.02, 12);
    expect(share(1, 2, true)).toBeCloseTo(0.08, 12);
  });

  it('say what led to them', () => {
    expect(loserLosses(figures, 2, 2, true).steps).toEqual([
      { of: 'melee lost', by: '+2 %' },
      { of: 'both flanks open', by: 'x2' },
      { of: 'driven back before', by: 'x4' },
    ]);
    expect(loserLosses(figures, 2, 0, false).steps).toEqual([{ of: 'melee lost', by: '+2 %' }]);
  });
});
