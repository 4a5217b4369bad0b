import { teach } from '../words/words.js';
import '../style/orders.css';
import '../style/plan.css';

/** The screen of what lies ahead; its words come along, and those of orders. */
export { PlanPage } from './plan-page.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  Promise.all([
    teach({
      en: () => import('../words/composing-en.ftl?raw'),
      de: () => import('../words/composing-de.ftl?raw'),
    }),
    teach({ en: () => import('../words/orders-en.ftl?raw'), de: () => import('../words/orders-de.ftl?raw') }),
    teach({ en: () => import('../words/plan-en.ftl?raw'), de: () => import('../words/plan-de.ftl?raw') }),
  ]);
