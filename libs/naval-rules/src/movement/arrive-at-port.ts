import type { Port, Ship, ShipPlaceDocument } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import { allAvoid, clearOut, getsClear, tellFailure } from './avoid.js';
import { harborGate, type GateShut } from './harbor-gate.js';
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
      const clear = getsClear(
        voyages,
        to,
        voyages.context.navalLabel('6.8', `${ships[0]!.id} ${voyages.step} avoids`),
      );
      if (happens(clear))
        return hold(voyages, ships, {
          bound: port.name,
          reason: 'avoided-the-enemy',
          enemies,
          draws: [clear],
        });
      if (area === 'coastal') clearOut(voyages, to, ships);
      const met = voyages.waters.inPort(port.name).filter((ship) => enemies.includes(ship));
      if (met.length > 0) tellFailure(voyages, ships, met, clear, to);
    } else if (area === 'coastal') clearOut(voyages, to, ships);
  }
  move(voyages, departure, comesIn ? atGate(voyages, ships, port, { to, keptOut }) : { to, keptOut });
}

/**
 * Where ships come to that a gate kept out, once whoever avoided them is gone: those who were never seen bar nothing and are
 * not named as what barred it (PATE 6.3, 6.8).
 */
function atGate(voyages: Voyages, ships: readonly Ship[], port: Port, arrival: Arrival): Arrival {
  if (arrival.keptOut === null) return arrival;
  const gate = harborGate(voyages, ships, port, 'in');
  return gate === null
    ? { to: { port: port.name, area: 'harbor' }, keptOut: null }
    : { ...arrival, keptOut: gate.reason };
}

/** Where ships come to, and what kept them out of a harbour. */
interface Arrival {
  readonly to: ShipPlaceDocument;
  readonly keptOut: GateShut['reason'] | null;
}
