import {
  BATTLE_ORDER_KINDS,
  type BattleOrder,
  type BattleOrderKind,
  formatBattleOrder,
} from '@vedette/battle';
import { subjectOf } from '@vedette/battle-rules';
import { isTemplateKind, PIECE_KEYS, type Order as CampaignOrder } from '@vedette/campaign';
import type { AnyGame } from '@vedette/ledger';
import { definitionOf, formatOrder, slotOf, STANDING_KINDS, standingPlaceOf } from '@vedette/order-rules';

/** An order as it is sent, of whichever game. */
export type Order = AnyGame['order'];

/** Whether an order is one of a battle: the kinds of both games have no name in common. */
export function isOfBattle(order: Order): order is BattleOrder {
  return BATTLE_ORDER_KINDS.includes(order.kind as BattleOrderKind);
}

/** An order as text, in the fixed spelling of its game. */
export function textOf(order: Order): string {
  return isOfBattle(order) ? formatBattleOrder(order) : formatOrder(order);
}

/** The piece an order is for and replaces earlier orders of; null of orders that all stand. */
export function pieceOf(order: Order): string | null {
  return isOfBattle(order) ? subjectOf(order) : slotOf(order);
}

/** The key by which an order names the unit or ship whose own order it is; null of all others. */
export function keyOfPiece({ kind }: Order): 'unit' | 'ship' | null {
  return isTemplateKind(kind) ? PIECE_KEYS[kind] : null;
}

/** What a standing order is for; of several for one thing the newest holds. */
export function placeOfStanding(order: Order): string | null {
  return isOfBattle(order) ? subjectOf(order) : standingPlaceOf(order);
}

/** Whether an order takes effect when it is sent, so that it cannot be taken back. */
export function takesEffectAtOnce(order: Order): boolean {
  return !isOfBattle(order) && definitionOf(order).atOnce !== null;
}

/** Whether an order may be sent again by itself in every turn. What troops of a battle do by themselves lasts as it is. */
export function mayStand(order: Order): boolean {
  return !isOfBattle(order) && (STANDING_KINDS as readonly string[]).includes((order as CampaignOrder).kind);
}
