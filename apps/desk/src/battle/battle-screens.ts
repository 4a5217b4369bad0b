import { teach } from '../words/words.js';
import '../style/orders.css';
import '../style/tables.css';
import '../style/battle.css';

/** The screens of a battle, fetched together when the first of them is opened; their words come along, and those of composing orders. */
export { BattleEvening } from './battle-evening.js';
export { BattleMapPage } from './battle-map-page.js';
export { BattleOrdersPage } from './battle-orders-page.js';
export { BattleReportPage } from './report/battle-report-page.js';

/** Fetches the words of these screens, in the language that is spoken. */
export const learnWords = () =>
  Promise.all([
    teach({
      en: () => import('../words/composing-en.ftl?raw'),
      de: () => import('../words/composing-de.ftl?raw'),
    }),
    teach({ en: () => import('../words/battle-en.ftl?raw'), de: () => import('../words/battle-de.ftl?raw') }),
  ]);
