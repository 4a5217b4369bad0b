import { describe, expect, it } from '@jest/globals';
import { EVENT_DEFINITIONS } from '@vedette/campaign';
import { LAND_BOOKS, type LandRule, NAVAL_BOOKS, type NavalRule } from '@vedette/rulebooks';

/** Rules by which strangers see an event, cited to them by the bare number that its definition gives. */
const numbers = new Set(EVENT_DEFINITIONS.flatMap(({ seen }) => (seen.rule ? [seen.rule] : [])));

describe('the rule that lets strangers see something', () => {
  it('has the same number in every book, for its definition knows no book', () => {
    expect(numbers.size).toBeGreaterThan(2);
    for (const number of numbers) {
      const land = [...LAND_BOOKS.values()].map(({ rules }) => rules[number as LandRule]);
      const naval = [...NAVAL_BOOKS.values()].map(({ rules }) => rules[number as NavalRule]);
      expect([land.every((own) => own === number), naval.every((own) => own === number)]).toContain(true);
    }
  });
});
