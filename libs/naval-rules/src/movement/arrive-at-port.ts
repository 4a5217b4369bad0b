import type { Port, ShipPlaceDocument } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import { allAvoid, clearOut, getsClear, tellFailure } from './avoid.js';
import type { GateShut } from './harbor-gate.js';
import { hold } from './hold.js';
import { move, type Departure } from './move.js';
import type { Voyages } from './voyages.js';

/**
 * Ships come to a port, to its harbour or the waters off it (PATE 6.7). If all of them avoid the enemies there they may
 * turn back in time. Enemies that pursue follow into the waters off the port at most, and only if told to (6.9).
 */
export function sailToPort(
  voyages: Voyages,
  departure: Departure,
  port: Port,
  area: 'harbor' | 'coastal',
  keptOut: GateShut['reason'] | null,
): void {
  const { ships } = departure;
  const to: ShipPlaceDocument = { port: port.name, area };
  const comesIn = !('port' in ships[0]!.at);
  const enemies = voyages.waters.inPort(port.name).filter((ship) => voyages.areHostile(ships, ship));
  if (comesIn && enemies.length > 0) {
    if (allAvoid(voyages, ships, enemies.length)) {
      const clear = getsClear(voyages, to, `6.8 ${ships[0]!.id} ${voyages.step} avoids`);
      if (happens(clear))
        return hold(voyages, ships, {
          bound: port.name,
          reason: 'avoided-the-enemy',
          enemies,
          draws: [clear],
        });
      tellFailure(voyages, ships, enemies, clear, to);
    }
    if (area === 'coastal') clearOut(voyages, to, ships);
  }
  move(voyages, departure, { to, keptOut });
}
