import { describe, expect, it } from '@jest/globals';
import { coordinate } from './coordinate.js';

describe('coordinates', () => {
  it('are written short', () => {
    expect([coordinate(1 / 3), coordinate(12), coordinate(0.1 + 0.2), coordinate(-0.001)]).toEqual([
      '0.33',
      '12',
      '0.3',
      '0',
    ]);
  });
});
