import type { CampaignState, Ship } from '@vedette/campaign';
import type { SeaArea } from '@vedette/geography';
import type { ShipOrders } from '../orders/ship-orders.js';
import type { Waters } from './waters.js';

/** What a ship steers by this turn: its orders, or the way home when it has no stores left (PATE 3.4). */
export interface SailingOrders extends ShipOrders {
  readonly homeward: boolean;
}

/** What whoever lays a course knows of the sea: who is where, and which areas there are. */
export interface Chart {
  readonly waters: Waters;
  readonly state: CampaignState;
  /** The sea area a ship is in; undefined in port and in transit. */
  seaOf(ship: Ship): SeaArea | undefined;
  /** A sea area by its code. */
  sea(code: string): SeaArea | undefined;
}
