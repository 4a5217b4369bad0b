import { describe, expect, it } from '@jest/globals';
import { LAND_BOOKS, NAVAL_BOOKS } from '../book-shelf.js';
import { CATALOGUE } from '../catalogue/index.js';
import { GITM_AMWOL } from '../books/gitm-amwol/index.js';
import { GITM_NWOL } from '../books/gitm-nwol/index.js';
import { LAND_RULES } from './land-rule.js';
import { NAVAL_RULES } from './naval-rule.js';

/** Numbers that the catalogue lists for a book, in its order. */
function numbersOf(book: string): string[] {
  return CATALOGUE.filter((rule) => rule.book === book).map(({ number }) => number);
}

describe('the keys of rules', () => {
  it('are the numbers of AMWOL as far as it goes, and names for what only other books have or part', () => {
    expect(LAND_RULES.filter((rule) => /^\d/.test(rule))).toEqual(numbersOf('gitm-amwol'));
    expect(LAND_RULES.filter((rule) => !/^\d/.test(rule))).toEqual(
      LAND_RULES.filter((rule) => GITM_AMWOL.rules[rule] !== rule),
    );
    expect([...NAVAL_RULES]).toEqual(numbersOf('pate-amwol'));
  });

  it('stand once each', () => {
    expect([...new Set(LAND_RULES)]).toEqual([...LAND_RULES]);
    expect([...new Set(NAVAL_RULES)]).toEqual([...NAVAL_RULES]);
  });
});

describe('the numbers of a book', () => {
  it.each([...LAND_BOOKS.values(), ...NAVAL_BOOKS.values()])(
    'of $id reach every rule of its catalogue',
    ({ id, rules }) => {
      const reached = new Set(Object.values(rules));
      expect(numbersOf(id).filter((number) => !reached.has(number))).toEqual([]);
    },
  );

  it.each([...LAND_BOOKS.values(), ...NAVAL_BOOKS.values()].filter(({ id }) => id !== 'gitm-nwol'))(
    'of $id are all in its catalogue',
    ({ id, rules }) => {
      const known = numbersOf(id);
      expect(Object.values(rules).filter((number) => number !== null && !known.includes(number))).toEqual([]);
    },
  );

  it('of gitm-nwol are in its catalogue, or after the break of its text in that of AMWOL (N-01)', () => {
    const known = numbersOf('gitm-nwol');
    const beyond = Object.values(GITM_NWOL.rules).filter(
      (number) => number !== null && !known.includes(number),
    );
    expect(beyond[0]).toBe('9.6');
    expect([...new Set(beyond)]).toEqual(
      numbersOf('gitm-amwol').slice(numbersOf('gitm-amwol').indexOf('9.6')),
    );
  });

  it('of gitm-nwol do not change the labels of its draws, which are AMWOL’s', () => {
    expect(GITM_NWOL.drawNumbers).toEqual(GITM_AMWOL.rules);
  });
});
