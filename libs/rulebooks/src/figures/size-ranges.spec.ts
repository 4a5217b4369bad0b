import { describe, expect, it } from '@jest/globals';
import { AMWOL_DETECTION } from '../books/gitm-amwol/detection.js';
import { sizeRanges } from './size-ranges.js';

describe('words for sizes (GITM AMWOL 4.1)', () => {
  it('cover every number of units once, from one up', () => {
    const ranges = sizeRanges(AMWOL_DETECTION);
    expect(ranges.find(({ word }) => word === 'brigade')).toEqual({ word: 'brigade', least: 3, most: 5 });
    ranges.forEach(({ least }, index) => expect(least).toBe((ranges[index - 1]?.most ?? 0) + 1));
  });
});
