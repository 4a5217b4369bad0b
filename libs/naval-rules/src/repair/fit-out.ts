import { ShipFittedOut } from '@vedette/campaign';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { commandOfShip } from '../ship-audience.js';
import { inFriendlyPort } from '../ship-place.js';

/**
 * Calls up inactive ships by order and counts the turns down; none left when a turn opens means ready (PATE 2.6). In a port
 * that has fallen nobody works on them.
 */
export function fitOut(context: PhaseContext, figures: NavalFigures): void {
  const byMinister = new Set(
    context.orders
      .ofKind('activation')
      .filter(({ order }) => order.action === 'activate')
      .map(({ order }) => order.unit),
  );
  for (const ship of context.state.ships.values()) {
    if (ship.status !== 'inactive' || !inFriendlyPort(context.state, ship)) continue;
    const called = context.orders.naval(ship.id)?.activation === 'activate' || byMinister.has(ship.id);
    if (!ship.reactivating && !called) continue;
    const left = ship.reactivating?.turnsLeft ?? figures.repair.turnsToFitOut.value;
    context.emit(ShipFittedOut, {
      rule: context.navalRule('2.6'),
      ships: [ship.id],
      data: { ship: ship.id, turnsLeft: Math.max(0, left - 1), ready: left === 0 },
      audience: commandOfShip(ship),
    });
  }
}
