import english from '../words/battle-en.ftl?raw';
import { teach } from '../words/words.js';
import '../style/battle.css';

/** The debrief of a battle, which administrators open too, who compose no orders. */
export { BattleDebriefPage } from './battle-debrief-page.js';

/** Settles when the desk has the words of this screen, in the language that is spoken. */
export const wordsLearnt = teach(english, () =>
  import('../words/battle-de.ftl?raw').then((file) => file.default),
);
