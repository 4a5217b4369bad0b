import { teach } from '../words/words.js';
import '../style/letters.css';

/** The screen of letters; its words come along. */
export { LettersPage } from './letters-page.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/letters-en.ftl?raw'), de: () => import('../words/letters-de.ftl?raw') });
