import type { DetectionFigures } from './detection-figures.js';

/** A word for the size of strangers, and how many units it is said of: from `least` to `most`. */
export interface SizeRange {
  readonly word: string;
  readonly least: number;
  readonly most: number;
}

/** How many units each size word of a book is said of, smallest first; what is counted may err besides (GITM AMWOL 4.1). */
export function sizeRanges({ sizeWords }: Pick<DetectionFigures, 'sizeWords'>): SizeRange[] {
  return sizeWords.value.map(({ word, upTo }, index, words) => ({
    word,
    least: (words[index - 1]?.upTo ?? 0) + 1,
    most: upTo,
  }));
}
