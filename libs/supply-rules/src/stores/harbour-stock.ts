import type { City, Port, Ship } from '@vedette/campaign';
import { inFriendlyPort, portOf } from '@vedette/naval-rules';
import type { PhaseContext } from '@vedette/rulebooks';

/** A harbour with the friendly ships in it; a port on the land map has its city's stores, any other its own (PATE 1.5, 3.4). */
export interface Harbour {
  readonly port: Port;
  readonly stock: City | Port;
  readonly ships: Ship[];
}

/** The harbours of a moment and the ships that lie in no friendly one, every list in order of precedence. */
export interface Anchorage {
  readonly harbours: readonly Harbour[];
  readonly elsewhere: readonly Ship[];
}

/**
 * Where every ship in commission lies. When a port runs dry the ships of its own state are served before
 * its allies', and whoever has least aboard before others; equals by id (P-31, ours: stores go where they are missed most).
 */
export function anchorage({ state }: PhaseContext): Anchorage {
  const harbours = new Map<string, Harbour>();
  const elsewhere: Ship[] = [];
  for (const ship of state.ships.values()) {
    if (ship.status !== 'active') continue;
    const port = portOf(state, ship);
    const moored =
      port !== undefined && 'port' in ship.at && ship.at.area === 'harbor' && inFriendlyPort(state, ship);
    if (!moored) {
      elsewhere.push(ship);
      continue;
    }
    const known = harbours.get(port.name);
    if (known) known.ships.push(ship);
    else harbours.set(port.name, { port, stock: state.cities.get(port.name) ?? port, ships: [ship] });
  }
  for (const { port, ships } of harbours.values()) {
    const foreign = (ship: Ship): number => (ship.state === port.state ? 0 : 1);
    ships.sort(
      (a, b) => foreign(a) - foreign(b) || storesAboard(a) - storesAboard(b) || (a.id < b.id ? -1 : 1),
    );
  }
  return { harbours: [...harbours.values()], elsewhere };
}

/** Stores a ship has, those in its cargo spaces with them. */
export function storesAboard(ship: Ship): number {
  return ship.stores + ship.cargo.stores;
}
