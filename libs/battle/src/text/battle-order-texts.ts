import type { BattleOrder, BattleOrderKind } from '../orders/battle-orders.schema.js';
import type { BattleOrderText } from './clause-text.js';
import { ACTIVATE_TEXT, GIFT_TEXT, LEADER_TEXT, PASS_TEXT } from './impulse-texts.js';
import {
  ALTERNATIVE_TEXT,
  ATTACH_TEXT,
  CHANGE_TEXT,
  COMMIT_TEXT,
  ENTRY_TEXT,
  RECOVER_TEXT,
  SETUP_TEXT,
} from './segment-texts.js';
import { STANDING_TEXT } from './standing-text.js';

/** How orders of each kind of a battle are read and written. */
export const BATTLE_ORDER_TEXTS: { readonly [K in BattleOrderKind]: BattleOrderText<K> } = {
  change: CHANGE_TEXT,
  commit: COMMIT_TEXT,
  recover: RECOVER_TEXT,
  attach: ATTACH_TEXT,
  alternative: ALTERNATIVE_TEXT,
  activate: ACTIVATE_TEXT,
  gift: GIFT_TEXT,
  leader: LEADER_TEXT,
  pass: PASS_TEXT,
  standing: STANDING_TEXT,
  setup: SETUP_TEXT,
  entry: ENTRY_TEXT,
};

const textOf = (kind: BattleOrderKind): BattleOrderText => BATTLE_ORDER_TEXTS[kind] as BattleOrderText;

/** An order without what says nothing; two with the same normal form mean the same. */
export function normalBattleOrder(order: BattleOrder): BattleOrder {
  return textOf(order.kind).normal(order as never);
}
