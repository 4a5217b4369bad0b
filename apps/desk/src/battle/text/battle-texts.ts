import { formatBattleOrder } from '@vedette/battle/text';
import { faultsOfForm } from '../../orders/order-line.js';
import type { OrderTexts } from '../../orders/text/order-texts.js';
import { toldBattle } from '../../seat/battle.js';
import { battleCompletionsAt, readBattleOrders } from './read-battle-orders.js';

const NOBODY = { units: [], leaders: [], commands: [] };

/** Orders of a battle as text, with the names of one's own pieces. */
export const BATTLE_TEXTS: OrderTexts = {
  // What fills its form is of the shape of its kind.
  write: (order) => (faultsOfForm(order).length > 0 ? null : formatBattleOrder(order as never)),
  read: readBattleOrders,
  complete: (text, caret) => battleCompletionsAt(text, caret, toldBattle.peek()?.view ?? NOBODY),
  standTogether: true,
};
