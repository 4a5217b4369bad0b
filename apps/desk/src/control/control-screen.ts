import { teach } from '../words/words.js';
import '../style/tables.css';
import '../style/control.css';

/** The screens of administrators, fetched when the first of them is opened; their words come along. */
export { ControlPage } from './control-page.js';
export { NewCampaignPage } from './new-campaign-page.js';

/** Fetches the words of these screens, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/control-en.ftl?raw'), de: () => import('../words/control-de.ftl?raw') });
