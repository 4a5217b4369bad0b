import { ours, stated } from '@vedette/rulebooks';

/** Limits of naval orders as PATE states them; readings P-02 for the floors of crews. */
export const ORDER_LIMITS = {
  /** Sea areas a ship can be ordered through in a turn (4.5). */
  seas: stated(2, '4.5'),
  stores: stated(24, '3.4'),
  /** Spaces a store above that, or a unit of supplies, takes aboard a transport group (3.4, 9.1). */
  goodsSpaces: stated(20, '9.1'),
  /** Capacity of a group after a split or merger (2.5). */
  smallestGroup: stated(500, '2.5'),
  largestGroup: stated(20_000, '2.5'),
  /** Capacity a hand of a transport group serves (2.7). */
  capacityPerHand: stated(10, '2.7'),
  /** Most crew and marines, and fewest crew after a transfer, by type (2.7). */
  crews: stated(
    {
      FR: { crew: 250, marines: 25, least: 70 },
      SL: { crew: 150, marines: 20, least: 40 },
    } as Readonly<
      Record<string, { readonly crew: number; readonly marines: number; readonly least: number }>
    >,
    '2.7',
  ),
  /** Capacity that lands one unit of supplies in a corps headquarters a turn (9.3). */
  capacityPerSupplyLanded: stated(500, '9.3'),
  /** Men of a headquarters take so many spaces (9.1, A-50). */
  corpsHeadquartersSpaces: stated(5, '9.1'),
  /** Turns round Cape Horn, at least (6.10). */
  horn: ours([10, 14] as const, 'P-06', 'ten to twelve turns, twelve to fourteen with transports'),
} as const;

/** Type code of transport groups (PATE 2.4). */
export const TRANSPORTS = 'TR';
