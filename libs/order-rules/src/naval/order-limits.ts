import { ours, PATE_AMWOL, stated } from '@vedette/rulebooks';

const { amphibious, handling, mostStores } = PATE_AMWOL.figures;

/** Limits of naval orders as PATE states them; readings P-02 for the floors of crews. */
export const ORDER_LIMITS = {
  /** Sea areas a ship can be ordered through in a turn (4.5). */
  seas: stated(2, '4.5'),
  stores: mostStores,
  /** Spaces a store above that, or a unit of supplies, takes aboard a transport group (3.4, 9.1). */
  goodsSpaces: handling.goodsSpaces,
  /** Capacity of a group after a split or merger (2.5). */
  smallestGroup: handling.smallestGroup,
  largestGroup: handling.largestGroup,
  /** Capacity a hand of a transport group serves (2.7). */
  capacityPerHand: handling.capacityPerHand,
  /** Most crew and marines, and fewest crew after a transfer, by type (2.7). */
  crews: handling.crews,
  /** Capacity that lands one unit of supplies in a corps headquarters a turn (9.3). */
  capacityPerSupplyLanded: amphibious.capacityPerSupplyLanded,
  /** Turns round Cape Horn, at least (6.10). */
  horn: ours([10, 14] as const, 'P-06', 'ten to twelve turns, twelve to fourteen with transports'),
} as const;
