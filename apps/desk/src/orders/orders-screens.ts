import { teach } from '../words/words.js';
import '../style/orders.css';

/** The screens with orders, fetched together when the first of them is opened; their words come along. */
export { OrdersOnMap } from './map/orders-on-map.js';
export { OrdersPage } from './orders-page.js';

/** Fetches the words of these screens, in the language that is spoken. */
export const learnWords = () =>
  Promise.all([
    teach({
      en: () => import('../words/composing-en.ftl?raw'),
      de: () => import('../words/composing-de.ftl?raw'),
    }),
    teach({ en: () => import('../words/orders-en.ftl?raw'), de: () => import('../words/orders-de.ftl?raw') }),
  ]);
