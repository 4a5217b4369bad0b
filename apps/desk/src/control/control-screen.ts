import english from '../words/control-en.ftl?raw';
import { teach } from '../words/words.js';
import '../style/tables.css';
import '../style/control.css';

/** The screens of administrators, fetched when the first of them is opened; their words come along. */
export { ControlPage } from './control-page.js';
export { NewCampaignPage } from './new-campaign-page.js';

/** Settles when the desk has the words of these screens, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/control-de.ftl?raw').then((file) => file.default),
);
