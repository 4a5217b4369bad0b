import { describe, expect, it } from '@jest/globals';
import { patience } from './stalls.js';

describe('patience with a phase', () => {
  it('is the limit at first and doubles with each attempt', () => {
    expect([1, 2, 3, 4].map((attempt) => patience(60, attempt))).toEqual([60, 120, 240, 480]);
  });

  it('ends at an hour, or at the limit where that is longer', () => {
    expect(patience(60, 20)).toBe(3600);
    expect(patience(7200, 1)).toBe(7200);
    expect(patience(7200, 5)).toBe(7200);
  });
});
