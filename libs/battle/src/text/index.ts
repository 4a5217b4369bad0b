export { battleWordsAfter } from './completions.js';
export { normalBattleOrder } from './battle-order-texts.js';
export { formatBattleOrder } from './format-battle-order.js';
export { readBattleText, type ReadBattleText } from './read-battle-text.js';
