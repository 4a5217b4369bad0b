/**
 * Lists of words as the desk carries them. A name stands once, in the English list; the German one is its sentences in the same
 * sequence (`src/words/unpack-words.ts` puts the names back): names are a quarter of what German would weigh, for most of them are
 * told of no other word, and so they hardly compress. Comments and blank lines stay at home.
 */

/** A sentence with its name, and the lines that belong to it. */
const SENTENCE = /^([a-z][\w-]*) =((?:.*)(?:\n[ }].*|\n(?=\n* ))*)/gm;

/**
 * The sentences of a list by their names.
 * @param {string} text
 * @returns {ReadonlyMap<string, string>}
 */
const sentencesOf = (text) =>
  new Map([...text.matchAll(SENTENCE)].map(([, name, sentence]) => [name, indented(sentence.trimEnd())]));

/**
 * A sentence whose further lines are indented by as little as makes them its own.
 * @param {string} sentence
 */
const indented = (sentence) => sentence.replaceAll(/\n +/g, '\n ');

/**
 * The English list without what only its writers read.
 * @param {string} english
 */
export const packEnglish = (english) =>
  [...sentencesOf(english)].map(([name, sentence]) => `${name} =${sentence}`).join('\n');

/**
 * The sentences of another language in the sequence of the English ones.
 * @param {string} english
 * @param {string} other
 * @throws {Error} for a name that only one of them has
 */
export function packOther(english, other) {
  const [ours, theirs] = [sentencesOf(english), sentencesOf(other)];
  const alone = [...ours.keys(), ...theirs.keys()].filter((name) => !ours.has(name) || !theirs.has(name));
  if (alone.length > 0) throw new Error(`Words that only one language has: ${alone.join(', ')}.`);
  return [...ours.keys()].map((name) => `=${theirs.get(name)}`).join('\n');
}
