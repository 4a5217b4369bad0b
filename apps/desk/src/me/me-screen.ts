import '../style/me.css';
import { teach } from '../words/words.js';

/** One's own page and the list of keys, fetched when somebody wants one of them; the words come along. */
export { KeysDialog } from './keys-dialog.js';
export { MePage } from './me-page.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/me-en.ftl?raw'), de: () => import('../words/me-de.ftl?raw') });
