import type { LandOrder, Order, UnitDocument } from '@vedette/campaign';
import type { OfficersOrders } from './officers-orders.js';

type Posture = NonNullable<LandOrder['posture']>;

/** Marches in to fight, or gives way to whoever is met. */
export const IN_EARNEST: Posture = { offensive: 'attack', defensive: 'defend' };
export const CAUTIOUS: Posture = { offensive: 'evade', defensive: 'defend' };

const STAYS = /(?:MI|SA|NB)$/;
const FOLLOWS = /(?:[AC]Q|PB)$/;

/** Orders of a march of everything an officer has in one square; headquarters and bridge trains follow a phase behind. */
export function marchTogether(
  units: readonly UnitDocument[],
  by: string,
  from: string,
  path: readonly string[],
  posture: Posture,
): OfficersOrders {
  const orders = units
    .filter(
      ({ commander, square, inFort, id }) =>
        commander === by && square === from && inFort !== true && !STAYS.test(id),
    )
    .map(({ id }): Order => ({
      kind: 'land',
      unit: id,
      by,
      strategic: { path: FOLLOWS.test(id) ? [null, ...path] : [...path], haltOnDetection: true },
      posture,
      supply: { level: id.endsWith('CQ') ? 12 : 1 },
    }));
  return { player: by, orders };
}
