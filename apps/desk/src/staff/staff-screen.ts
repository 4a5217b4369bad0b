import english from '../words/staff-en.ftl?raw';
import { teach } from '../words/words.js';
import '../style/tables.css';
import '../style/staff.css';

/** The screen of ministers, fetched when it is first opened; its words come along. */
export { StaffPage } from './staff-page.js';

/** Settles when the desk has the words of this screen, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/staff-de.ftl?raw').then((file) => file.default),
);
