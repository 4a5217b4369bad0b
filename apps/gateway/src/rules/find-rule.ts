import { BATTLE_CATALOGUE, BATTLE_RULEBOOK } from '@vedette/battle';
import { VedetteError } from '@vedette/platform';
import { readingsOf, ruleOf } from '@vedette/rulebooks/catalogue';
import { figureAsText, figuresOf } from '@vedette/rulebooks/figures';
import { casesOf } from './cases-of-rule.js';
import type { RuleView } from './rule.views.js';

/** A book has no rule of that number, or there is no such book. */
export class RuleNotFoundError extends VedetteError {
  constructor(book: string, number: string) {
    super({
      code: 'rule-not-found',
      status: 404,
      title: 'There is no such rule',
      message: `No book has a rule ${book} ${number}; a rule is asked for as it is cited, for instance gitm-amwol 7.5.`,
    });
  }
}

/** A rule as it is cited, with our readings of it and the figures that are played by. @throws RuleNotFoundError */
export function findRule(book: string, number: string): RuleView {
  if (book === BATTLE_RULEBOOK) return battleRule(number);
  const citation = `${book} ${number}`;
  const rule = ruleOf(citation);
  if (!rule) throw new RuleNotFoundError(book, number);
  const readings = readingsOf(citation).map(({ tag, text }) => ({ tag, text }));
  return {
    ...rule,
    readings,
    figures: figuresFor(book, new Set([number, ...readings.map(({ tag }) => tag)])),
    cases: [...casesOf(book, number)],
  };
}

/** Figures of a book that cite one of some rules or readings. */
const figuresFor = (book: string, cited: ReadonlySet<string>): RuleView['figures'] =>
  figuresOf(book).flatMap(({ name, figure: { value, rule, ours } }) =>
    cited.has(rule) ? [{ name, value: figureAsText(value), ours }] : [],
  );

/** A rule of the book of battles; the paragraphs of a table of ours are told under it. */
function battleRule(number: string): RuleView {
  const [whole = ''] = number.split('.');
  if (!Object.hasOwn(BATTLE_CATALOGUE, whole)) throw new RuleNotFoundError(BATTLE_RULEBOOK, number);
  const title = BATTLE_CATALOGUE[whole]!;
  return {
    book: BATTLE_RULEBOOK,
    number,
    title,
    topic: title,
    readings: [],
    figures: [],
    cases: [...casesOf(BATTLE_RULEBOOK, whole)],
  };
}
