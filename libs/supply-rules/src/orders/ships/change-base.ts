import { BaseChanged } from '@vedette/campaign';
import { commandOfShip, shipOrders } from '@vedette/naval-rules';
import type { PhaseContext } from '@vedette/rulebooks';

/**
 * Ships take the base they or their leader were ordered to, if it is in friendly hands; else they keep the old one (PATE
 * 3.4, details 4.1). It is the one order that ships out of stores obey.
 */
export function changeBases(context: PhaseContext): void {
  for (const ship of context.state.ships.values()) {
    const ordered = shipOrders(context, ship).movement.base;
    if (ordered === null || ordered === ship.base) continue;
    const port = context.state.ports.get(ordered);
    const friendly = port !== undefined && context.state.areFriends(port.state, ship.state);
    context.emit(BaseChanged, {
      rule: context.navalRule('3.4'),
      ships: [ship.id],
      data: { ship: ship.id, from: ship.base, ordered, base: friendly ? ordered : ship.base },
      audience: commandOfShip(ship),
    });
  }
}
