import type { BattleOrder } from '../orders/battle-orders.schema.js';
import { BATTLE_ORDER_TEXTS, normalBattleOrder } from './battle-order-texts.js';
import { named } from './battle-words.js';
import type { BattleOrderText } from './clause-text.js';

/** An order of a battle as one line of text, in the fixed spelling: read again it is the same order. */
export function formatBattleOrder(sent: BattleOrder): string {
  const order = normalBattleOrder(sent);
  const text = BATTLE_ORDER_TEXTS[order.kind] as BattleOrderText;
  const { by, at } = order as { by?: string; at?: string };
  const clauses = Object.entries(text.clauses).flatMap(([word, clause]) =>
    clause.write(order as never).map((said) => `${word} ${said}`.trimEnd()),
  );
  const signed = [
    ...(by === undefined ? [] : [`by ${named(by)}`]),
    ...(at === undefined || order.kind === 'activate' ? [] : [`at "${at}"`]),
  ];
  return [`${order.kind} ${text.head(order as never)}`.trimEnd(), ...clauses, ...signed].join('; ');
}
