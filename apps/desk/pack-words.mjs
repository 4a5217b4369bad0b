/** Lists of words as the desk carries them: comments, blank lines and indentation stay at home. */

/** A sentence with its name, and the lines that belong to it. */
const SENTENCE = /^([a-z][\w-]*) =((?:.*)(?:\n[ }].*|\n(?=\n* ))*)/gm;

/**
 * A list without what only its writers read; further lines of a sentence are indented by as little as makes them its own.
 * @param {string} list
 */
export const packWords = (list) =>
  [...list.matchAll(SENTENCE)]
    .map(([, name, sentence]) => `${name} =${sentence.trimEnd().replaceAll(/\n +/g, '\n ')}`)
    .join('\n');
