import composing from '../words/composing-en.ftl?raw';
import english from '../words/orders-en.ftl?raw';
import { teach } from '../words/words.js';
import '../style/orders.css';

/** The screens with orders, fetched together when the first of them is opened; their words come along. */
export { OrdersOnMap } from './map/orders-on-map.js';
export { OrdersPage } from './orders-page.js';

/** Settles when the desk has the words of these screens, in the language that is spoken. */
export const wordsLearnt = Promise.all([
  teach(composing, () => import('../words/composing-de.ftl?raw').then((file) => file.default)),
  teach(english, () => import('../words/orders-de.ftl?raw').then((file) => file.default)),
]);
