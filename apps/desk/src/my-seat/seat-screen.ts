import english from '../words/plan-en.ftl?raw';
import { teach } from '../words/words.js';
import '../style/orders.css';
import '../style/plan.css';

/** The screen of the seat itself, which is the same in every kind of campaign; its words are those of what lies ahead. */
export { MySeatPage } from './my-seat-page.js';

/** Settles when the desk has the words of this screen, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/plan-de.ftl?raw').then((file) => file.default),
);
