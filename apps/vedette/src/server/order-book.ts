import type { BATTLE_ORDERS_FORMAT, BattleOrder } from '@vedette/battle';
import type { ORDERS_FORMAT, Order } from '@vedette/campaign';

/** All that one officer orders for a turn, as it is sent. */
export type OrderBook =
  | { readonly format: typeof ORDERS_FORMAT; readonly orders: readonly Order[] }
  | {
      readonly format: typeof BATTLE_ORDERS_FORMAT;
      /** As the battle itself calls the turn. */
      readonly turn: string;
      readonly orders: readonly BattleOrder[];
    };
