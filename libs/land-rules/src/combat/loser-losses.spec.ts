import { describe, expect, it } from '@jest/globals';
import { loserLosses } from './loser-losses.js';

const FIGURES = {
  wellLed: 0.02,
  outled: 0.1,
  outledFrom: 4,
  coverMen: 8000,
  mostUncovered: 3,
} as const;
const share = (outledBy: number, menAround: number): number =>
  loserLosses(FIGURES, outledBy, menAround).share;

describe('what the loser of a melee leaves on the field', () => {
  it('grows with the logarithm of how far he was outled, from no worse a lead to the most', () => {
    expect(share(0.3, 8000)).toBeCloseTo(0.02, 12);
    expect(share(1, 8000)).toBeCloseTo(0.02, 12);
    expect(share(2, 8000)).toBeCloseTo(0.06, 12);
    expect(share(4, 8000)).toBeCloseTo(0.1, 12);
    expect(share(40, 8000)).toBeCloseTo(0.1, 12);
  });

  it('goes with the root of how few of his men stand around, up to a bound', () => {
    expect(share(1, 32_000)).toBeCloseTo(0.01, 12);
    expect(share(1, 2000)).toBeCloseTo(0.04, 12);
    expect(share(1, 100)).toBeCloseTo(0.06, 12);
    expect(share(1, 0)).toBeCloseTo(0.06, 12);
  });

  it('says what it came to', () => {
    expect(loserLosses(FIGURES, 2, 2000).steps).toEqual([{ of: 'melee lost', by: '+12 %' }]);
  });
});
