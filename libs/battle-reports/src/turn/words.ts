import type { ObservedBattleEvent } from '@vedette/battle-sight';
import type { Names } from './names.js';
import { sayCombat } from './say-combat.js';
import { sayPlainly } from './say-plainly.js';
import { Told } from './told.js';

/** What a player reads of an event; null for what is told by other means, as contacts are by the position. */
export function wordsOf(event: ObservedBattleEvent, names: Names): string | null {
  const told = new Told(event, names);
  const said = sayCombat(told);
  return said === undefined ? sayPlainly(told) : said;
}
