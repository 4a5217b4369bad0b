import { teach } from '../words/words.js';
import '../style/battle.css';

/** The debrief of a battle, which administrators open too, who compose no orders. */
export { BattleDebriefPage } from './battle-debrief-page.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  teach({ en: () => import('../words/battle-en.ftl?raw'), de: () => import('../words/battle-de.ftl?raw') });
