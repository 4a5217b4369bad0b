import type { Order } from '@vedette/campaign';

/** The orders one player sends for a turn. */
export interface OfficersOrders {
  readonly player: string;
  readonly orders: readonly Order[];
}
