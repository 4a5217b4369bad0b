import { teach } from '../words/words.js';
import '../style/tables.css';
import '../style/staff.css';
import '../style/debrief.css';

/** The screen after the end, fetched when it is first opened; its words come along. */
export { DebriefPage } from './debrief-page.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/debrief-en.ftl?raw'), de: () => import('../words/debrief-de.ftl?raw') });
