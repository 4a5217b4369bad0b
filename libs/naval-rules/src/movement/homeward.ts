import { shipTurn, type Port, type Ship } from '@vedette/campaign';
import type { SeaArea } from '@vedette/geography';
import type { ShipOrders } from '../orders/ship-orders.js';
import type { Chart, SailingOrders } from './sailing-orders.js';

/** The way home: sea areas to sail one after the other, and the port at the end of them. */
interface WayHome {
  readonly seas: readonly SeaArea[];
  readonly port: Port;
}

/**
 * What a ship without stores does: it sails home by the shortest way, accepts what it meets and searches no merchantmen
 * (PATE 3.4). Home is its base, or the nearest friendly port when it has none or it is lost; with no way there it stays (P-17).
 */
export function homeward(chart: Chart, ship: Ship, given: ShipOrders): SailingOrders {
  const way = wayHome(chart, ship);
  const codes = way?.seas.map(({ code }) => code) ?? [];
  const here = chart.seaOf(ship)?.code;
  return {
    ...given,
    homeward: true,
    commerce: 'ignore',
    contact: { ...given.contact, stance: 'accept', min: 0, max: Number.MAX_SAFE_INTEGER },
    movement: {
      ...given.movement,
      seas: shipTurn(ship).sailedFirst && here ? [here, ...codes] : codes,
      port: way?.port.name ?? null,
      anyEnemyPort: false,
      enterHarbor: true,
      sailAlone: false,
    },
  };
}

function wayHome(chart: Chart, ship: Ship): WayHome | undefined {
  const { state, waters } = chart;
  const friendly = (port: Port): boolean => state.areFriends(port.state, ship.state);
  const base = ship.base === null ? undefined : state.ports.get(ship.base);
  const isHome = base && friendly(base) ? (port: Port) => port === base : friendly;
  if ('port' in ship.at) {
    const port = state.ports.get(ship.at.port);
    if (port && isHome(port)) return { seas: [], port };
  }
  const start = chart.seaOf(ship);
  if (!start) return undefined;
  const reached = new Map<SeaArea, readonly SeaArea[]>([[start, 'port' in ship.at ? [start] : []]]);
  for (const [sea, seas] of reached) {
    const port = waters.portsOn(sea.code).find(isHome);
    if (port) return { seas, port };
    for (const code of Object.values(sea.neighbours).flat()) {
      const next = chart.sea(code);
      if (next && !reached.has(next)) reached.set(next, [...seas, next]);
    }
  }
  return undefined;
}
