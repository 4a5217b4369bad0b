import type { Figure } from '@vedette/record';
import type { LandRule } from '../rule/land-rule.js';
import { RuleNotInBookError } from '../rule/rule-not-in-book.error.js';
import type { RuleNumbers } from '../rule/rule-numbers.js';

/**
 * AMWOL's figures as another book has them that takes them over: what cites a rule cites it by the number it has there; tags
 * of readings stay. Throws {@link RuleNotInBookError} for a figure of a rule the book lacks: it needs one of its own.
 */
export function takenOver<Figures extends object>(
  book: string,
  numbers: RuleNumbers<LandRule>,
  figures: Figures,
): Figures {
  const recited = Object.entries(figures).map(([name, piece]: [string, unknown]) => {
    if (typeof piece !== 'object' || piece === null || piece.constructor !== Object) return [name, piece];
    return [name, isFigure(piece) ? cited(book, numbers, piece) : takenOver(book, numbers, piece)];
  });
  return Object.fromEntries(recited) as Figures;
}

function cited(book: string, numbers: RuleNumbers<LandRule>, figure: Figure<unknown>): Figure<unknown> {
  const rule = figure.rule;
  if (!(rule in numbers)) return figure;
  const number = numbers[rule as LandRule];
  if (number === null) throw new RuleNotInBookError(book, rule);
  return { ...figure, rule: number };
}

function isFigure(piece: object): piece is Figure<unknown> {
  return 'value' in piece && 'rule' in piece && 'ours' in piece;
}
