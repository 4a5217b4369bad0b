import type { Figure } from '@vedette/record';

/** Men a type of ship takes, and must keep when some go over to another (PATE 2.7). */
export interface CrewLimits {
  readonly crew: number;
  readonly marines: number;
  readonly least: number;
}

/** Figures of groups, crews and idle ships (PATE 2.2, 2.5, 2.7, 9.1). Capacity and spaces in men. */
export interface HandlingFigures {
  /** Capacity of a transport group after a split or merger. */
  readonly smallestGroup: Figure;
  readonly largestGroup: Figure;
  /** Capacity one hand of a transport group works; further hands take a space each. */
  readonly capacityPerHand: Figure;
  /** Spaces a unit of supplies, or a store above the hold's own, takes. */
  readonly goodsSpaces: Figure;
  /** Spaces a man of a corps headquarters takes. */
  readonly corpsHeadquartersSpaces: Figure;
  readonly crews: Figure<Readonly<Record<string, CrewLimits>>>;
  /** Share of its experience a ship in harbour loses when a season ends. */
  readonly experienceLostInHarbour: Figure;
}
