import type { Port, Ship } from '@vedette/campaign';
import { bearing, opposite, windOf } from './course.js';
import type { Voyages } from './voyages.js';

/** What keeps ships from passing a harbour's mouth, and the enemies that bar it. */
export interface GateShut {
  readonly reason: 'enemy-bars-harbor' | 'wind-in-harbor';
  readonly enemies: readonly Ship[];
}

/**
 * Whether ships may pass between a harbour and the waters off it; null when they may. Warships of an enemy anywhere in the
 * port bar it, sloops only to groups without a frigate, transports never; against a heavy wind nobody gets through
 * (PATE 6.3, 6.5, P-05, P-09).
 */
export function harborGate(
  { state, waters }: Pick<Voyages, 'state' | 'waters'>,
  ships: readonly Ship[],
  port: Port,
  way: 'in' | 'out',
): GateShut | null {
  const withFrigate = ships.some(({ type }) => type === 'FR');
  const enemies = waters
    .inPort(port.name)
    .filter(({ type }) => (withFrigate ? type === 'FR' : type !== 'TR'))
    .filter((other) => ships.some((ship) => state.areHostile(ship.state, other.state)));
  if (enemies.length > 0) return { reason: 'enemy-bars-harbor', enemies };
  const wind = windOf(state, port.sea);
  const heading = way === 'out' ? port.exit : opposite(port.exit);
  if (wind?.strength === 'heavy' && bearing(wind, heading) === 'upwind')
    return { reason: 'wind-in-harbor', enemies: [] };
  return null;
}
