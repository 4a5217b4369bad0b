import { sendBattleOrders, tryBattleOrders } from '../graph/battle-order-desk.js';
import { MixedField } from '../orders/form/mixed-field.js';
import type { GameOfOrders } from '../orders/game-of-orders.js';
import { toldBattle } from '../seat/battle.js';
import { BATTLE_FORMS } from './orders/battle-forms.js';
import { namesFor } from './orders/names-for.js';
import { piecesOf } from './orders/pieces-of-draft.js';

/** Battles: an order has a shape and no line of text, and any number of them may stand for one piece. */
export const BATTLE_ORDERS: GameOfOrders = {
  forms: BATTLE_FORMS,
  words: 'battle-',
  saysNo: true,
  mixedField: MixedField,
  namesFor,
  sectionKeys: () => ({}),
  blank: ({ piece }) => ({ kind: 'activate', command: piece }),
  spell: (order) => JSON.stringify(inOrder(order)),
  saysSomething: () => true,
  piecesOf,
  judge: (seat, orders) =>
    tryBattleOrders(
      seat,
      orders.map(({ order }) => order),
    ),
  send: (seat, turn, orders, key) =>
    sendBattleOrders(seat, { turn, hour: toldBattle.peek()!.view.turn }, orders, key),
};

/** The same order with its keys in one sequence, whoever wrote it. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  );
};
