import { describe, expect, it } from '@jest/globals';
import { GITM_AMWOL, GITM_NWOL, PATE_AMWOL } from '@vedette/rulebooks';
import { sizeWord } from '@vedette/observation';
import fc from 'fast-check';
import { sailRange, stackRange } from './size-range.js';

describe('how many a size word may stand for', () => {
  it.each([GITM_AMWOL, GITM_NWOL])('holds every number that the errors of $id turn into the word', (book) => {
    const error = book.detection.countError.value;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: -error, max: error, noNaN: true }),
        (units, off) => {
          const word = sizeWord(book, Math.max(1, Math.round(units * (1 + off))));
          const { least, most } = stackRange(book, word);
          expect(units).toBeGreaterThanOrEqual(least);
          expect(units).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  it.each([
    ['regiments', 1, 3],
    ['brigade', 2, 7],
    ['brigades', 5, 11],
    ['division', 7, 23],
    ['2 divisions', 14, 39],
    ['3 divisions', 24, 55],
  ])('"%s" are %i to %i units in AMWOL', (word, least, most) => {
    expect(stackRange(GITM_AMWOL, word)).toEqual({ least, most });
  });

  it('of a word no book has is one at least, and no more is claimed', () => {
    for (const word of ['', 'horde', '2 hordes', 'NaN divisions'])
      expect(stackRange(GITM_AMWOL, word)).toEqual({ least: 1, most: 1 });
  });

  it('reaches further for news of sail than for what a sloop made out', () => {
    const { detection } = PATE_AMWOL.figures;
    expect(sailRange(detection, 'a squadron', 'sloop')).toEqual({ least: 3, most: 11 });
    expect(sailRange(detection, 'a squadron', 'sail-news')).toEqual({ least: 3, most: 17 });
    expect(sailRange(detection, 'a fleet', 'sloop').most).toBeLessThan(100);
    expect(sailRange(detection, 'an armada', 'sloop')).toEqual({ least: 1, most: 1 });
  });
});
