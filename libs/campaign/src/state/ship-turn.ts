import type { ShipPlaceDocument } from '../document/naval.schema.js';
import type { ShipId } from '../identity.js';
import type { MutableShip, Ship } from './places.js';

/** What a ship has met so far this turn and later naval phases must know; empty when a turn opens. */
export interface ShipTurn {
  /** Where it lay when the turn began; null when it was not there or the turn has not begun (PATE 5.4, 5.5). */
  readonly startedAt: ShipPlaceDocument | null;
  /** A storm blew it away: no second move, no move to a port, and no pursuit this turn (PATE 8.3). */
  readonly drifted: boolean;
  /** It was in a battle this turn. */
  readonly fought: boolean;
  /** It evaded or fled a battle: its first move waits for the second movement phase (PATE 7.4, 7.8). */
  readonly firstMoveLost: boolean;
  /** It evaded or fled a battle: it enters no port before the second movement phase (PATE 7.4, 7.8). */
  readonly portMoveLate: boolean;
  /** Loading or landing takes its whole turn, so it does not move (PATE 9.4). */
  readonly amphibious: 'loading' | 'unloading' | null;
  /** Where that began, as `Veracruz coastal`; stays when a battle or flight has cancelled it (PATE 9.4). */
  readonly amphibiousAt: string | null;
  /** Its supplies have been loaded or landed this turn, once (PATE 9.3). */
  readonly suppliesHandled: boolean;
  /** It has moved this turn, by orders or in pursuit. */
  readonly sailed: boolean;
  /** It has reached the first sea area it was ordered to (PATE 6.4). */
  readonly sailedFirst: boolean;
  /** It tried its first move and was kept from it, so what follows on it waits as well (PATE 6.5). */
  readonly held: boolean;
  /** The first move used up its day: no second (PATE 6.5). */
  readonly endedMove: boolean;
  /** It gave up its own course to follow an enemy (PATE 6.9). */
  readonly pursuing: boolean;
  /** Its move to a port, or within one, is done (PATE 6.1). */
  readonly portDone: boolean;
  /** Whose orders it goes by beside its own: its captor's, or those of a leader that is lost (PATE 4.2, 7.8). */
  readonly ordersOf: ShipId | null;
}

/** A ship's memory of the turn, with what has not happened filled in. */
export function shipTurn(ship: Ship): ShipTurn {
  return {
    startedAt: (ship.turn['startedAt'] as ShipPlaceDocument | undefined) ?? null,
    drifted: ship.turn['drifted'] === true,
    fought: ship.turn['fought'] === true,
    firstMoveLost: ship.turn['firstMoveLost'] === true,
    portMoveLate: ship.turn['portMoveLate'] === true,
    amphibious: (ship.turn['amphibious'] as ShipTurn['amphibious'] | undefined) ?? null,
    amphibiousAt: (ship.turn['amphibiousAt'] as string | undefined) ?? null,
    suppliesHandled: ship.turn['suppliesHandled'] === true,
    sailed: ship.turn['sailed'] === true,
    sailedFirst: ship.turn['sailedFirst'] === true,
    held: ship.turn['held'] === true,
    endedMove: ship.turn['endedMove'] === true,
    pursuing: ship.turn['pursuing'] === true,
    portDone: ship.turn['portDone'] === true,
    ordersOf: (ship.turn['ordersOf'] as ShipId | undefined) ?? null,
  };
}

/** Notes what has happened to a ship; for `apply` of events. */
export function noteShipTurn(ship: MutableShip, happened: Partial<ShipTurn>): void {
  ship.turn = { ...ship.turn, ...happened };
}
