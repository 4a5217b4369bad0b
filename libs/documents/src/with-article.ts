/** Words that begin with a vowel letter and not with its sound. */
const SOUNDS_LIKE_A_CONSONANT = /^(?:u[bfhjkqrst][aeiou]|uu|uni(?!n|m)|one\b|once\b|eu|ewe)/i;

/** A word or phrase with its indefinite article, by how it sounds: `a unit`, `an administrator`. */
export const withArticle = (phrase: string): string =>
  `${/^[aeiou]/i.test(phrase) && !SOUNDS_LIKE_A_CONSONANT.test(phrase) ? 'an' : 'a'} ${phrase}`;
