import { teach } from '../words/words.js';
import '../style/tables.css';
import '../style/staff.css';

/** The screen of ministers, fetched when it is first opened; its words come along. */
export { StaffPage } from './staff-page.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/staff-en.ftl?raw'), de: () => import('../words/staff-de.ftl?raw') });
