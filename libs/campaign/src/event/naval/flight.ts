import { Type } from '@sinclair/typebox';
import { ShipPlaceDocument } from '../../document/naval.schema.js';
import type { MutableShip } from '../../state/places.js';
import { noteShipTurn } from '../../state/ship-turn.js';

/** Leaves a ship free of loading and landing, which battle and flight break off (PATE 9.4). */
export function breakOffLoading(ship: MutableShip): void {
  if (ship.turn['amphibious'] !== undefined) ship.turn = { ...ship.turn, amphibious: null };
}

/** What a flight out of reach leaves of a ship's turn (PATE 7.4, 7.8). */
export const Flight = {
  to: ShipPlaceDocument,
  /** Its first move falls into the second phase. */
  firstMoveLost: Type.Boolean(),
  /** The flight already was its first move. */
  firstMoveDone: Type.Boolean(),
};

export function flee(
  ship: MutableShip,
  to: ShipPlaceDocument,
  firstMoveLost: boolean,
  firstMoveDone: boolean,
): void {
  ship.at = structuredClone(to);
  ship.gauge = null;
  noteShipTurn(ship, { firstMoveLost, sailedFirst: firstMoveDone, portMoveLate: true });
  breakOffLoading(ship);
}
