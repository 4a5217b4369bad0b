import type { ObservedBattleEvent } from '@vedette/battle-sight';
import type { Names } from './names.js';
import { ACTIVATION_WORDS } from './say-activation.js';
import { COMBAT_WORDS } from './say-combat.js';
import { END_WORDS } from './say-end.js';
import { MOVEMENT_WORDS } from './say-movement.js';
import { ORDER_WORDS } from './say-orders.js';
import { Told, type Words } from './told.js';

/** What every type of event reads like. */
export const WORDS: ReadonlyMap<string, Words> = new Map<string, Words>(
  [COMBAT_WORDS, ORDER_WORDS, ACTIVATION_WORDS, MOVEMENT_WORDS, END_WORDS].flatMap((room) =>
    Object.entries(room),
  ),
);

/** An event nobody wrote words for: a book must not grow a type of event its players cannot read of. */
export class WordsMissingError extends Error {
  constructor(readonly type: string) {
    super(`no words for events of type ${type}: write them beside those of its kind in libs/battle-reports`);
    this.name = 'WordsMissingError';
  }
}

/**
 * What a player reads of an event; null for what is told by other means, as contacts are by the position.
 *
 * @throws WordsMissingError of a type nobody wrote words for.
 */
export function wordsOf(event: ObservedBattleEvent, names: Names): string | null {
  const words = WORDS.get(event.type);
  if (words === undefined) throw new WordsMissingError(event.type);
  return words(new Told(event, names));
}
