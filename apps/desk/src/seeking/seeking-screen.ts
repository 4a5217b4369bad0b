import { teach } from '../words/words.js';

/** Campaigns that seek players, fetched when somebody looks for one; the words come along. */
export { SeekingPage } from './seeking-page.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/seeking-en.ftl?raw'), de: () => import('../words/seeking-de.ftl?raw') });
