import type { Ship } from '@vedette/campaign';
import { type NavalMovementFigures, rowOf } from '@vedette/rulebooks';
import type { ShipOrders } from '../orders/ship-orders.js';
import type { Bearing } from './course.js';

/** What a ship's chance to move is made of, all in 0-1 and more; `chance` is the sum. */
export interface ChanceToMove {
  readonly ship: string;
  readonly wind: Bearing | null;
  readonly base: number;
  readonly hull: number;
  readonly rigging: number;
  readonly commerce: number;
  readonly chance: number;
}

/** Sums of hundredths stay hundredths. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The chance of ships that keep together is that of the worst among them (PATE 6.5, 6.6): its kind and the wind, less its
 * damage, less the search for merchantmen. Where no wind is known it counts as across. Ties fall to the first by id.
 */
export function chanceToMove(
  figures: NavalMovementFigures,
  group: readonly Ship[],
  ordersOf: (ship: Ship) => ShipOrders,
  move: 'first' | 'second',
  wind: Bearing | null,
): ChanceToMove {
  const chances = group.map((ship) => {
    const base = rowOf(figures.chances, ship.type)[move][wind ?? 'across'];
    const hull = hundredths(-ship.hull * figures.perHull.value);
    const rigging = hundredths(-ship.rigging * figures.perRigging.value);
    const busy = ship.kind.role.fights && ordersOf(ship).commerce !== 'ignore';
    const commerce = busy ? -figures.commerce.value : 0;
    const chance = hundredths(base + hull + rigging + commerce);
    return { ship: ship.id, wind, base, hull: hull + 0, rigging: rigging + 0, commerce, chance };
  });
  return chances.reduce((worst, one) => (one.chance < worst.chance ? one : worst));
}

/** Chance that a first move uses up the day: that of the slowest of the group (PATE 6.5). */
export function chanceToEnd(
  figures: NavalMovementFigures,
  group: readonly Ship[],
  wind: Bearing | null,
): number {
  return Math.max(...group.map((ship) => rowOf(figures.chances, ship.type).ends[wind ?? 'across']));
}
