import type { Ship } from '@vedette/campaign';
import { stanceTowards } from './stance.js';
import type { Voyages } from './voyages.js';

/**
 * Ships at the same place that see enemies sail and follow them: they pursue that many, have not used the step, and nothing
 * keeps them where they are (PATE 4.6, 6.9). Whoever sees an enemy join the chase may follow in turn.
 */
export function pursuersOf(voyages: Voyages, sailing: readonly Ship[]): Ship[] {
  const first = sailing[0];
  if (!first) return [];
  const able = voyages.waters
    .at(first.at)
    .filter((ship) => !sailing.includes(ship) && !voyages.hasMoved(ship) && voyages.mustStay(ship) === null);
  const chase: Ship[] = [];
  for (let grew = true; grew;) {
    grew = false;
    for (const ship of able) {
      if (chase.includes(ship)) continue;
      const enemies = [...sailing, ...chase].filter((other) => voyages.areHostile([ship], other)).length;
      if (enemies === 0 || stanceTowards(ship, voyages.ordersOf(ship), enemies) !== 'pursue') continue;
      chase.push(ship);
      grew = true;
    }
  }
  return chase.sort((a, b) => (a.id < b.id ? -1 : 1));
}
