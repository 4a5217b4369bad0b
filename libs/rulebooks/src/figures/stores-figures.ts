import type { Figure } from '@vedette/record';

/** Figures of naval stores (PATE 3.4). Stores are units, one a ship and turn. */
export interface StoresFigures {
  /** Stores a ship or transport group uses a turn. */
  readonly usedATurn: Figure;
  /** Ships a port reprovisions a turn for each ship its yard holds. */
  readonly shipsPerYard: Figure;
  /** Share of the crew lost in the first turn without stores; every further turn adds as much. */
  readonly crewLost: Figure;
  /** Most of the crew lost in one turn, a share. */
  readonly mostCrewLost: Figure;
}
