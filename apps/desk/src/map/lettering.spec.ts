import { describe, expect, it } from '@jest/globals';
import { UNITS } from './at-square.js';
import { LEVELS, levelFor } from './ground.js';
import { NAMES_FROM, readable, SMALLEST_LETTERS } from './lettering.js';

describe('letters upon the map', () => {
  it.each([NAMES_FROM, 30, 44, 64, 128])('are at least 11 pixels high at %i pixels a cell', (scale) => {
    const unit = scale / UNITS;
    expect(readable(9.5, unit) * unit).toBeGreaterThanOrEqual(SMALLEST_LETTERS - 1e-9);
  });

  it('keep the size they are drawn for where that can be read', () => expect(readable(9.5, 2)).toBe(9.5));

  it('of the ground are sized for the smallest scale at which a level is shown', () => {
    for (const level of LEVELS.slice(1)) expect(levelFor(level / 2 + 0.01)).toBe(level);
  });
});
