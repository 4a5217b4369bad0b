import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { guessed, known, oneSlip, vocabulary } from './spelling.js';

const WORDS = vocabulary({
  march: ['marches'],
  support: [],
  supply: ['supplies'],
  sail: [],
  'no-forced-march': [],
});

describe('spelling', () => {
  it.each(['march', 'MARCH', 'Marches', 'no-forced-march', 'NoForcedMarch', 'no_forced_march'])(
    'takes %s as it is',
    (word) => {
      expect(known(WORDS, word)).toBeDefined();
    },
  );

  it.each([
    ['marhc', 'march'],
    ['mrch', 'march'],
    ['maarch', 'march'],
    ['narch', 'march'],
    ['suport', 'support'],
  ])('takes %s for %s', (written, word) => {
    expect(guessed(WORDS, written)).toBe(word);
  });

  it.each(['sial', 'xxx', 'mars', 'supper'])('does not guess at %s', (written) => {
    expect(guessed(WORDS, written)).toBeUndefined();
  });

  it('does not guess between two words that are as near', () => {
    expect(guessed(vocabulary({ abcde: [], abcdx: [] }), 'abcdf')).toBeUndefined();
    expect(guessed(vocabulary({ abcde: ['abcdx'] }), 'abcdf')).toBe('abcde');
  });

  it('knows one slip of the pen from two, whichever way it looks', () => {
    expect([
      oneSlip('march', 'marhc'),
      oneSlip('march', 'mrahc'),
      oneSlip('march', 'marc'),
      oneSlip('march', 'mar'),
    ]).toEqual([true, false, true, false]);
    fc.assert(
      fc.property(
        fc.string({ maxLength: 6 }),
        fc.string({ maxLength: 6 }),
        (a, b) => oneSlip(a, b) === oneSlip(b, a),
      ),
      { numRuns: 500 },
    );
  });
});
