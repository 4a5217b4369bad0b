import { ours, stated } from '@vedette/record';

/** What is spent, and how much is left when it runs low (P-17). */
export const AMMUNITION = ours(
  {
    full: { musket: 4, breech: 6, guns: 12 },
    low: 1,
    perFire: 1,
    perCanister: 2,
    perBarrage: 2,
    rapid: 2,
    resupply: 5,
  },
  'P-17',
  'a carbine line that fires twice a turn lasts some two hours, as Gamble stood',
);

/** Natural rolls at which muskets and rifles spend a box (P-17). */
export const MUSKETS_SPEND = ours<ReadonlySet<number>>(
  new Set([8, 9]),
  'P-17',
  'cells of the boxed Fire Table are not to be had',
);

/** Cavalry, breech-loaders and repeaters spend a box on any even adjusted roll. */
export const BREECH_SPENDS = stated('even', 'G-51');
