import composing from '../words/composing-en.ftl?raw';
import orders from '../words/orders-en.ftl?raw';
import english from '../words/plan-en.ftl?raw';
import { teach } from '../words/words.js';
import '../style/orders.css';
import '../style/plan.css';

/** The screen of what lies ahead; its words come along, and those of orders. */
export { PlanPage } from './plan-page.js';

/** Settles when the desk has the words of this screen, in the language that is spoken. */
export const wordsLearnt = Promise.all([
  teach(composing, () => import('../words/composing-de.ftl?raw').then((file) => file.default)),
  teach(orders, () => import('../words/orders-de.ftl?raw').then((file) => file.default)),
  teach(english, () => import('../words/plan-de.ftl?raw').then((file) => file.default)),
]);
