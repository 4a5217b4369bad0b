import { teach } from '../words/words.js';

/** The steps of a first turn, fetched by those alone who play one; their words come along. */
export { FirstSteps } from './first-steps.js';

/** Fetches the words of the steps, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/first-en.ftl?raw'), de: () => import('../words/first-de.ftl?raw') });
