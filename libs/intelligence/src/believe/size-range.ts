import type { LandRulebook, NavalDetectionFigures } from '@vedette/rulebooks';
import type { Strength } from './contact.js';

/**
 * How many units a size word may stand for (GITM AMWOL 4.1, A-09, M-02): every number which the book's error could have turned
 * into a number of that word. An unknown word says that there is somebody.
 */
export function stackRange({ detection }: Pick<LandRulebook, 'detection'>, size: string): Strength {
  const { sizeWords, manyWord, countError } = detection;
  const words = sizeWords.value;
  const at = words.findIndex(({ word }) => word === size);
  if (at >= 0) return trueNumbers((words[at - 1]?.upTo ?? 0) + 1, words[at]!.upTo, countError.value);
  const many = /^(\d+) (.+)$/.exec(size);
  if (!many || many[2] !== manyWord.value.word) return { least: 1, most: 1 };
  const { units } = manyWord.value;
  const largest = words.at(-1)?.upTo ?? 0;
  // Fewer than two are not told of, so that the word for two reaches down to where the last word ends.
  const from = Number(many[1]) <= 2 ? largest + 1 : Math.ceil((Number(many[1]) - 0.5) * units);
  const to = Math.ceil((Number(many[1]) + 0.5) * units) - 1;
  return trueNumbers(from, to, countError.value);
}

/** How many ships the word for distant sails or for news of sail may stand for (PATE 5.2, 5.5). */
export function sailRange(
  figures: NavalDetectionFigures,
  size: string,
  source: 'sloop' | 'sail-news',
): Strength {
  const words = figures.sailWords.value;
  const at = words.findIndex(({ word }) => word === size);
  if (at < 0) return { least: 1, most: 1 };
  const error = (source === 'sloop' ? figures.farCountError : figures.newsCountError).value;
  const from = (words[at - 1]?.upTo ?? 0) + 1;
  // The last word has no end: twice where it begins is what a staff reckons with.
  const last = at === words.length - 1 ? 2 * from : words[at]!.upTo;
  return trueNumbers(from, last, error);
}

/** Whole numbers that an error of at most a share, rounded, can turn into one from `from` to `to`. */
function trueNumbers(from: number, to: number, error: number): Strength {
  const least = Math.max(1, Math.ceil((from - 0.5) / (1 + error)));
  const most = Math.max(least, Math.floor((to + 0.5) / (1 - error)));
  // Rounding takes halves up, and no report tells of fewer than one.
  return { least: from <= 1 ? 1 : least, most };
}

/** Whether two ranges have a number in common. */
export const overlap = (a: Strength, b: Strength): boolean => a.least <= b.most && b.least <= a.most;
