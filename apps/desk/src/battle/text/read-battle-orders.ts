import { battleWordsAfter, readBattleText } from '@vedette/battle/text';
import type { BattleView } from '@vedette/battle-sight';
import { keyBeside } from '../../orders/key-beside.js';
import { type Completion, completionsOf } from '../../orders/text/completion.js';
import type { ReadText } from '../../orders/text/read-orders.js';
import type { AnyOrder } from '../../seat/composing.js';
import { keyOfDraft, subjectOf } from '../orders/pieces-of-draft.js';

/** Reads orders of a battle as text: each has a key of its own, by the piece it is for first of all and its kind. */
export function readBattleOrders(text: string): ReadText {
  const { orders, faults, notes } = readBattleText(text);
  const taken = new Set<string>();
  return {
    orders: (orders as readonly unknown[] as readonly AnyOrder[]).map((order) => {
      const key = keyBeside(keyOfDraft(subjectOf(order) ?? 'side', order.kind), taken);
      taken.add(key);
      return { key, order };
    }),
    faults,
    notes,
  };
}

/** Words a text of a battle's orders may go on with at its caret: kinds where an order begins, then its clauses and one's own pieces. */
export function battleCompletionsAt(
  text: string,
  caret: number,
  { units, leaders, commands }: Pick<BattleView, 'units' | 'leaders' | 'commands'>,
): Completion[] {
  const pieces = [...new Set([...commands, ...leaders, ...units].map(({ id }) => id))];
  return completionsOf(text, caret, (before) => {
    const words = battleWordsAfter(before);
    // A clause begins behind a semicolon; elsewhere pieces are likelier than another clause.
    return before === '' || before.endsWith(';') ? words : [...pieces, ...words];
  });
}
