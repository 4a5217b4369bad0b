import '../style/me.css';
import english from '../words/me-en.ftl?raw';
import { teach } from '../words/words.js';

/** One's own page and the list of keys, fetched when somebody wants one of them; the words come along. */
export { KeysDialog } from './keys-dialog.js';
export { MePage } from './me-page.js';

/** Settles when the desk has the words of this screen, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/me-de.ftl?raw').then((file) => file.default),
);
