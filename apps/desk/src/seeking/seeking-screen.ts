import english from '../words/seeking-en.ftl?raw';
import { teach } from '../words/words.js';

/** Campaigns that seek players, fetched when somebody looks for one; the words come along. */
export { SeekingPage } from './seeking-page.js';

/** Settles when the desk has the words of this screen, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/seeking-de.ftl?raw').then((file) => file.default),
);
