import { describe, expect, it } from '@jest/globals';
import { GITM_AMWOL } from '../books/gitm-amwol/index.js';
import { GITM_NWOL } from '../books/gitm-nwol/index.js';
import { PATE_AMWOL } from '../books/pate-amwol/index.js';
import { BookNumberingError } from './book-numbering.error.js';
import { LAND_RULES } from './land-rule.js';
import { numberingFaults } from './numbering-faults.js';
import { RuleNotInBookError } from './rule-not-in-book.error.js';
import { cite, drawLabel, type NumberedBook, ruleNumber } from './rule-numbers.js';
import { shelf } from './shelf.js';

type Rule = 'rout' | 'rail';
const book = (rules: NumberedBook<Rule>['rules']): NumberedBook<Rule> => ({
  id: 'a-book',
  rules,
  drawNumbers: rules,
});

describe('a rule', () => {
  it('is cited by the number of the book in force', () => {
    expect(cite(GITM_AMWOL, '7.14')).toBe('gitm-amwol 7.14');
    expect(cite(GITM_NWOL, '7.14')).toBe('gitm-nwol 7.13');
    expect(ruleNumber(PATE_AMWOL, '7.7')).toBe('7.7');
  });

  it('of another book’s own numbers is cited by them, and its draws are labelled by them', () => {
    const third = book({ rout: '10.8', rail: '8.1' });
    expect(cite(third, 'rout')).toBe('a-book 10.8');
    expect(drawLabel(third, 'rout', 'US1IN rout')).toBe('10.8 US1IN rout');
  });

  it('is never cited where the book has none', () => {
    expect(() => cite(GITM_AMWOL, 'rail-movement')).toThrow(RuleNotInBookError);
    expect(() => drawLabel(GITM_AMWOL, 'rail-movement', 'US1IN')).toThrow('gitm-amwol has no rule');
  });

  it('that no book knows does not compile', () => {
    // @ts-expect-error there is no rule 9.15 in the list
    expect(() => cite(GITM_AMWOL, '9.15')).toThrow(RuleNotInBookError);
    // @ts-expect-error nor one of the sea among those of the land
    expect(() => cite(PATE_AMWOL, '12.1')).toThrow(RuleNotInBookError);
    // @ts-expect-error and a book that leaves one out is none
    expect(Object.keys(book({ rout: '10.8' }).rules)).toEqual(['rout']);
  });
});

describe('a book that leaves a rule open', () => {
  it('is refused at the start, by name', () => {
    const { '9.8': left, ...rules } = GITM_AMWOL.rules;
    expect(left).toBe('9.8');
    expect(numberingFaults({ ...GITM_AMWOL, rules: rules as typeof GITM_AMWOL.rules }, LAND_RULES)).toEqual([
      'gitm-amwol: rules has no row for "9.8"; give its number, or null for none',
    ]);
  });

  it('or numbers what is no rule, or gives what is no number', () => {
    const odd = { rout: '10', rail: null, ford: '9.7' } as NumberedBook<Rule>['rules'];
    expect(numberingFaults({ ...book({ rout: '1.1', rail: null }), rules: odd }, ['rout', 'rail'])).toEqual([
      'a-book: rules numbers "ford", which is the key of no rule',
      'a-book: rules gives "rout" the number "10"',
    ]);
  });

  it('comes on no shelf, so that nothing starts with it', () => {
    const { '9.8': left, ...drawNumbers } = GITM_NWOL.drawNumbers;
    expect(left).toBe('9.8');
    const gap = { ...GITM_NWOL, drawNumbers: drawNumbers as typeof GITM_NWOL.drawNumbers };
    expect(() => shelf([GITM_AMWOL, gap], LAND_RULES)).toThrow(BookNumberingError);
    expect(() => shelf([GITM_AMWOL, gap], LAND_RULES)).toThrow('gitm-nwol: drawNumbers has no row for "9.8"');
    expect([...shelf([GITM_AMWOL, GITM_NWOL], LAND_RULES).keys()]).toEqual(['gitm-amwol', 'gitm-nwol']);
  });
});
