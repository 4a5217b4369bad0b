import english from '../words/letters-en.ftl?raw';
import { teach } from '../words/words.js';
import '../style/letters.css';

/** The screen of letters; its words come along. */
export { LettersPage } from './letters-page.js';

/** Settles when the desk has the words of this screen, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/letters-de.ftl?raw').then((file) => file.default),
);
