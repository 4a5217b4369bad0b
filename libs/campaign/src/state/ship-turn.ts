import type { Ship } from './places.js';

/** What a ship has met so far this turn and later naval phases must know; empty when a turn opens. */
export interface ShipTurn {
  /** A storm blew it away: no second move, no move to a port, and no pursuit this turn (PATE 8.3). */
  readonly drifted: boolean;
}

/** A ship's memory of the turn, with what has not happened filled in. */
export function shipTurn(ship: Ship): ShipTurn {
  return { drifted: ship.turn['drifted'] === true };
}

/** Notes what has happened to a ship; for `apply` of events. */
export function noteShipTurn(ship: Ship, happened: Partial<ShipTurn>): void {
  ship.turn = { ...ship.turn, ...happened };
}
