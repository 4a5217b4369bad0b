import { ShipLaidUp, type Ship } from '@vedette/campaign';
import { type PhaseContext } from '@vedette/rulebooks';
import { OUT_OF_STORES, refuse, toldTo } from './refuse.js';

/**
 * Lays a ship up (PATE 2.6): no transport group; in the harbour (P-36) of a port of its home nation on the land map, held by its own
 * state, with no hostile ship in port. Calling up begins in the repair phase.
 */
export function layUp(context: PhaseContext, ship: Ship, by: string | undefined): void {
  if (ship.status === 'inactive' && !ship.reactivating) return;
  const why = whyNot(context, ship);
  if (why !== null || !('port' in ship.at))
    return refuse(context, { kind: 'activation', rule: '2.6', subject: ship.id, by }, ship, why ?? '');
  context.emit(ShipLaidUp, {
    rule: context.navalRule('2.6'),
    ships: [ship.id],
    data: { ship: ship.id, port: ship.at.port },
    audience: toldTo(by, ship),
  });
}

function whyNot({ state }: PhaseContext, ship: Ship): string | null {
  if (ship.kind.role.carries) return 'transport groups cannot be laid up';
  if (ship.turnsWithoutStores > 0) return OUT_OF_STORES;
  const { at } = ship;
  if (!('port' in at) || at.area !== 'harbor') return 'ships are laid up in harbours';
  const port = state.ports.get(at.port);
  if (!port || port.square < 0) return 'ships are laid up only in ports on the land map';
  if (port.state !== ship.state) return `${port.name} is not held by its own state`;
  const home = state.states.find(({ id }) => id === ship.state)?.nation;
  const nation = state.theatre.nations[state.theatre.nation[port.square]!];
  if (nation !== home) return `${port.name} does not lie in its home country`;
  const enemy = [...state.ships.values()].some(
    (other) =>
      other.status === 'active' &&
      'port' in other.at &&
      other.at.port === port.name &&
      state.areHostile(ship.state, other.state),
  );
  return enemy ? `enemy ships are at ${port.name}` : null;
}
