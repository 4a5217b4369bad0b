import english from '../words/first-en.ftl?raw';
import { teach } from '../words/words.js';

/** The steps of a first turn, fetched by those alone who play one; their words come along. */
export { FirstSteps } from './first-steps.js';

/** Settles when the desk has the words of the steps, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/first-de.ftl?raw').then((file) => file.default),
);
