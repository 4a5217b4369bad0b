import type { Port, Ship } from '@vedette/campaign';
import { bearing, opposite, windOf } from './course.js';
import type { Voyages } from './voyages.js';

/** What keeps ships from passing a harbour's mouth, and the enemies that bar it. */
export interface GateShut {
  readonly reason: 'enemy-bars-harbor' | 'wind-in-harbor';
  readonly enemies: readonly Ship[];
}

type Harbour = Pick<Voyages, 'state' | 'waters'>;

/**
 * Whether ships may pass between a harbour and the waters off it in movement; null when they may. Warships of an enemy
 * anywhere in the port bar it, sloops only to groups without a frigate, transports never (PATE 6.3, 6.5, P-05, P-09).
 */
export function harborGate(
  harbour: Harbour,
  ships: readonly Ship[],
  port: Port,
  way: 'in' | 'out',
): GateShut | null {
  const enemies = barring(harbour, ships, port);
  if (enemies.length > 0) return { reason: 'enemy-bars-harbor', enemies };
  return foulWind(harbour, ships, port, way) ? { reason: 'wind-in-harbor', enemies: [] } : null;
}

/**
 * Whether the wind keeps ships from passing a harbour's mouth: against a heavy one nobody beats through, and under the guns
 * of enemies that would bar it against none (PATE 6.5, P-09). Before battle this is all that the wind decides (7.1).
 */
export function foulWind(harbour: Harbour, ships: readonly Ship[], port: Port, way: 'in' | 'out'): boolean {
  const wind = windOf(harbour.state, port.sea);
  if (bearing(wind, way === 'out' ? port.exit : opposite(port.exit)) !== 'upwind') return false;
  return wind?.strength === 'heavy' || barring(harbour, ships, port).length > 0;
}

function barring({ state, waters }: Harbour, ships: readonly Ship[], port: Port): Ship[] {
  const heavy = ships.some(({ kind }) => kind.role.heavy);
  return waters
    .inPort(port.name)
    .filter(({ kind: { role } }) => role.fights && (role.heavy || !heavy))
    .filter((other) => ships.some((ship) => state.areHostile(ship.state, other.state)));
}
