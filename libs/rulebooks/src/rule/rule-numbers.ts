import { RuleNotInBookError } from './rule-not-in-book.error.js';

/** The number a book has for every rule; null where it has no such rule. A rule forgotten does not compile. */
export type RuleNumbers<Rule extends string> = Readonly<Record<Rule, string | null>>;

/** A book as far as it is cited. */
export interface NumberedBook<Rule extends string> {
  readonly id: string;
  readonly rules: RuleNumbers<Rule>;
  /**
   * The numbers that labels of draws begin with. Draws are keyed by label, so these stay as they are for as long as any
   * campaign of the book is to be drawn again: NWOL's are AMWOL's.
   */
  readonly drawNumbers: RuleNumbers<Rule>;
}

/** A book's own number for a rule. Throws {@link RuleNotInBookError}. */
export function ruleNumber<Rule extends string>(
  book: Pick<NumberedBook<Rule>, 'id' | 'rules'>,
  rule: NoInfer<Rule>,
): string {
  return book.rules[rule] ?? refuse(book.id, rule);
}

/** Cites a rule with its book, for instance `gitm-nwol 7.13`. Throws {@link RuleNotInBookError}. */
export function cite<Rule extends string>(
  book: Pick<NumberedBook<Rule>, 'id' | 'rules'>,
  rule: NoInfer<Rule>,
): string {
  return `${book.id} ${ruleNumber(book, rule)}`;
}

/** Label of a draw: the rule that asks for it, and what is drawn for whom. Throws {@link RuleNotInBookError}. */
export function drawLabel<Rule extends string>(
  book: NumberedBook<Rule>,
  rule: NoInfer<Rule>,
  what: string,
): string {
  return `${book.drawNumbers[rule] ?? refuse(book.id, rule)} ${what}`;
}

function refuse(book: string, rule: string): never {
  throw new RuleNotInBookError(book, rule);
}
