import { battleWordsAfter, readBattleText } from '@vedette/battle/text';
import type { BattleView } from '@vedette/battle-sight';
import { type Completion, MOST_WORDS, plainly } from '../../orders/text/completion.js';
import type { ReadText } from '../../orders/text/read-orders.js';
import type { AnyOrder } from '../../seat/composing.js';
import { keyOfDraft, subjectOf } from '../orders/pieces-of-draft.js';

/** Reads orders of a battle as text: each has a key of its own, by the piece it is for first of all and its kind. */
export function readBattleOrders(text: string): ReadText {
  const { orders, faults, notes } = readBattleText(text);
  const counted = new Map<string, number>();
  return {
    orders: (orders as readonly unknown[] as readonly AnyOrder[]).map((order) => {
      const whose = subjectOf(order) ?? 'side';
      const family = keyOfDraft(whose, order.kind, 0);
      const number = (counted.get(family) ?? 0) + 1;
      counted.set(family, number);
      return { key: keyOfDraft(whose, order.kind, number), order };
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
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const written = /[^\s,;:"]*$/.exec(line)![0];
  const from = caret - written.length;
  const before = line.slice(0, line.length - written.length).trim();
  const pieces = [...new Set([...commands, ...leaders, ...units].map(({ id }) => id))];
  const words = battleWordsAfter(before);
  // A clause begins behind a semicolon; elsewhere pieces are likelier than another clause.
  const isNew = before === '' || before.endsWith(';');
  const wanted = plainly(written);
  return (isNew ? words : [...pieces, ...words])
    .filter((word) => plainly(word).startsWith(wanted) && plainly(word) !== wanted)
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, from }));
}
