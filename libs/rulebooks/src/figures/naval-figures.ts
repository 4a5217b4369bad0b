import type { Figure } from '@vedette/record';
import type { NavalCombatFigures } from './naval-combat-figures.js';
import type { AmphibiousFigures, GarrisonFigures } from './amphibious-figures.js';
import type { NavalDetectionFigures } from './naval-detection-figures.js';
import type { HandlingFigures } from './handling-figures.js';
import type { NavalMovementFigures } from './naval-movement-figures.js';
import type { StoresFigures } from './stores-figures.js';

/** How hard the wind blows. */
export type BySea<T> = Readonly<Record<'light' | 'moderate' | 'heavy', T>>;

/** Figures of storms (PATE 8.1, 8.2). Chances are 0-1. */
export interface StormFigures {
  readonly chance: Figure<BySea<number>>;
  /** Most points of damage a storm does to rigging and hull of a ship in the open; it does from none to as many. */
  readonly mostRiggingDamage: Figure;
  readonly mostHullDamage: Figure;
  /** Most points of rigging a ship loses that lies in a harbour or may run into one. */
  readonly mostShelteredDamage: Figure;
  /** Chance that a sound ship founders, and what each point of damage adds. */
  readonly founders: Figure;
  readonly foundersPerHull: Figure;
  readonly foundersPerRigging: Figure;
  /** Chance to be driven downwind, out of the area or towards the land. */
  readonly drivenDownwind: Figure;
  /** Chance to be driven elsewhere in the same area. */
  readonly drivenAbout: Figure;
  /** Chance that a ship driven towards land strikes the rocks. */
  readonly strikesRocks: Figure;
}

/** Figures of repair and fitting out (PATE 2.6, 3.3). */
export interface RepairFigures {
  /** Points of hull a yard mends a turn; it mends all rigging. */
  readonly hullInYard: Figure;
  /** Points of rigging a ship mends by itself a turn. */
  readonly riggingAlone: Figure;
  /** Turns until an inactive ship is ready. */
  readonly turnsToFitOut: Figure;
  /** Chance a turn that damaged shore batteries are mended where no enemy warship lies. */
  readonly batteriesMended: Figure;
}

/** Figures of the naval war (PATE). */
export interface NavalFigures {
  /** Most stores a ship carries, turns (PATE 3.4). */
  readonly mostStores: Figure;
  /** Damage at which a ship sinks, and the most either part can have (PATE 2.2). */
  readonly mostDamage: Figure;
  readonly storms: StormFigures;
  readonly repair: RepairFigures;
  readonly combat: NavalCombatFigures;
  readonly amphibious: AmphibiousFigures;
  readonly garrisons: GarrisonFigures;
  readonly detection: NavalDetectionFigures;
  readonly stores: StoresFigures;
  readonly handling: HandlingFigures;
  readonly movement: NavalMovementFigures;
}
