import { teach } from '../words/words.js';
import '../style/orders.css';
import '../style/plan.css';

/** The screen of the seat itself, which is the same in every kind of campaign; its words are those of what lies ahead. */
export { MySeatPage } from './my-seat-page.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/plan-en.ftl?raw'), de: () => import('../words/plan-de.ftl?raw') });
