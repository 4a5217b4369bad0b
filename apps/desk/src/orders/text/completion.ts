/** A word a text may go on with. */
export interface Completion {
  readonly word: string;
  /** Where the word that is written already begins. */
  readonly from: number;
}

/** Words that are offered at once; *our figure*: what is read at a glance. */
export const MOST_WORDS = 8;

/** A word as it is compared: small letters, without marks. */
export const plainly = (word: string): string => word.toLowerCase().replaceAll(/[-_"]/g, '');

/** A text with a completion taken, and where the caret is then. */
export function taken(
  text: string,
  caret: number,
  { word, from }: Completion,
): { text: string; caret: number } {
  const put = `${word} `;
  return { text: text.slice(0, from) + put + text.slice(caret).replace(/^ /, ''), caret: from + put.length };
}
