import { ShipRepaired, type Port, type Ship } from '@vedette/campaign';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { commandOfShip } from '../ship-audience.js';
import { inFriendlyPort, portOf } from '../ship-place.js';
import { sailsOut } from './sails-out.js';

/**
 * In a friendly port a ship that stays has all rigging and a point of hull mended, as far as the yard goes; any other
 * mends a point of rigging (PATE 3.3). The yard takes the worst hulls first, then the worst rigging, then by id.
 */
export function mendShips(context: PhaseContext, figures: NavalFigures): void {
  const { state } = context;
  const damaged = [...state.ships.values()]
    .filter(({ status, hull, rigging }) => status === 'active' && (hull > 0 || rigging > 0))
    .sort((a, b) => b.hull - a.hull || b.rigging - a.rigging || (a.id < b.id ? -1 : 1));
  for (const ship of damaged) {
    const port = portOf(state, ship);
    const { hullInYard, riggingAlone } = figures.repair;
    const needsYard = ship.hull > 0 || ship.rigging > riggingAlone.value;
    const inYard =
      port !== undefined &&
      needsYard &&
      inFriendlyPort(state, ship) &&
      !sailsOut(context, ship) &&
      port.turn.yardUsed < port.yard - port.building;
    if (inYard) mend(context, ship, hullInYard.value, ship.rigging, port);
    else if (ship.rigging > 0) mend(context, ship, 0, riggingAlone.value, null);
  }
}

function mend(context: PhaseContext, ship: Ship, hull: number, rigging: number, yard: Port | null): void {
  const hullMended = Math.min(ship.hull, hull);
  const riggingMended = Math.min(ship.rigging, rigging);
  context.emit(ShipRepaired, {
    rule: context.navalRule('3.3'),
    ships: [ship.id],
    data: {
      ship: ship.id,
      hullMended,
      riggingMended,
      hull: ship.hull - hullMended,
      rigging: ship.rigging - riggingMended,
      yard: yard?.name ?? null,
      yardUsed: yard ? yard.turn.yardUsed + 1 : 0,
    },
    audience: commandOfShip(ship),
  });
}
