import english from '../words/debrief-en.ftl?raw';
import { teach } from '../words/words.js';
import '../style/tables.css';
import '../style/staff.css';
import '../style/debrief.css';

/** The screen after the end, fetched when it is first opened; its words come along. */
export { DebriefPage } from './debrief-page.js';

/** Settles when the desk has the words of this screen, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/debrief-de.ftl?raw').then((file) => file.default),
);
