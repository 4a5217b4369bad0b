import { describe, expect, it } from '@jest/globals';
import { BOOK_SAMPLE_RATINGS, TACTICAL_SIZE } from '@vedette/geography';
import { loadTheatre } from './load-theatre.js';

describe('the sample tactical map of the rule books', () => {
  it('lies over its square of NWOL, rating by rating', () => {
    const theatre = loadTheatre('nwol');
    const { defence } = theatre.tacticalMap(theatre.grid.indexOf('G5-V5'));
    const { column, row, defence: printed } = BOOK_SAMPLE_RATINGS;
    const laid = printed.map((line, r) =>
      [...line].map((_, c) => defence[(row + r) * TACTICAL_SIZE + column + c]).join(''),
    );
    expect(laid).toEqual([...printed]);
  });
});
