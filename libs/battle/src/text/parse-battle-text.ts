import { type Token, UnreadableError, wordOf } from '@vedette/order-rules/text';
import type { BattleOrder } from '../orders/battle-orders.schema.js';
import { faultsOfBattleOrder } from '../orders/faults-of-battle-orders.js';
import { readBattleText, type ReadBattleText } from './read-battle-text.js';

/**
 * Reads orders of a battle written as text, and takes those whose shape is valid; the first thing wrong is told at the word it is read of.
 * `by` gives those that do not say who does.
 */
export function parseBattleText(text: string, by?: string): ReadBattleText {
  const signed = (order: BattleOrder): BattleOrder =>
    by === undefined || order.by !== undefined ? order : { ...order, by };
  const read = readBattleText(text, (order, tokens) => mustBeOrder(signed(order), tokens));
  return { ...read, orders: read.orders.map(signed) };
}

function mustBeOrder(order: BattleOrder, tokens: readonly Token[]): void {
  const [fault] = faultsOfBattleOrder(order);
  if (!fault) return;
  const { pointer, found, allowed } = fault;
  const { line, column, text } = wordOf(tokens, order, pointer);
  throw new UnreadableError({
    line,
    column,
    found: text === null ? `${pointer || 'the order'}: ${found}` : JSON.stringify(text),
    allowed,
    suggestions: [],
  });
}
