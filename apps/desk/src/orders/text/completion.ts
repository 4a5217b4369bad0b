/** A word a text may go on with. */
export interface Completion {
  readonly word: string;
  /** Where the word that is written already begins. */
  readonly from: number;
}

/** Words that are offered at once; *our figure*: what is read at a glance. */
const MOST_WORDS = 8;

/** Words that may stand at the caret of a text and go on with what is written there; `after` says which may stand behind the rest of its line. */
export function completionsOf(
  text: string,
  caret: number,
  after: (before: string) => readonly string[],
): Completion[] {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const written = /[^\s,;:/"]*$/.exec(line)![0];
  const from = caret - written.length;
  const wanted = plainly(written);
  return after(line.slice(0, line.length - written.length).trim())
    .filter((word) => plainly(word).startsWith(wanted) && plainly(word) !== wanted)
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, from }));
}

/** A word as it is compared: small letters, without marks. */
const plainly = (word: string): string => word.toLowerCase().replaceAll(/[-_"]/g, '');

/** A text with a completion taken, and where the caret is then. */
export function taken(
  text: string,
  caret: number,
  { word, from }: Completion,
): { text: string; caret: number } {
  const put = `${word} `;
  return { text: text.slice(0, from) + put + text.slice(caret).replace(/^ /, ''), caret: from + put.length };
}
