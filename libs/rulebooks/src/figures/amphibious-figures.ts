import type { Arm } from '@vedette/campaign';
import type { Figure } from '@vedette/record';
import type { StrategicTerrain } from '@vedette/geography';

/** Figures of landing places and of supplies over the beach (PATE 9.2, 9.3); spaces stand with the handling figures. */
export interface AmphibiousFigures {
  /** Capacity that puts one unit of supplies into a corps headquarters a turn (9.3). */
  readonly capacityPerSupplyLanded: Figure;
  /** How deep behind the edge towards the sea a landing may find its beach, tactical squares. */
  readonly beachDepth: Figure;
  /** Strategic terrain where nobody goes aboard or ashore (9.2). */
  readonly steepShores: Figure<readonly StrategicTerrain[]>;
}

/** Figures of battles for ports off the land map (PATE 10.2). */
export interface GarrisonFigures {
  /** Effective strength of a man by arm; guns count by battery. */
  readonly strengthPerMan: Figure<Readonly<Record<Arm, number>>>;
  /** Men who count as gunners for each attached battery. */
  readonly gunnersPerBattery: Figure;
  /** Effective strength of a battery by type of artillery. */
  readonly strengthPerBattery: Figure<Readonly<Record<string, number>>>;
  /** Infantrymen a side needs for each battery, or its artillery units are unsupported. */
  readonly infantryPerBattery: Figure;
  /** Factor of unsupported artillery units. */
  readonly unsupported: Figure;
  /** Factor of the defending side. */
  readonly defender: Figure;
  /** Share of its men a side loses against equal strength; it grows with the odds against it, up to the most. */
  readonly lossRate: Figure;
  readonly mostLosses: Figure;
}
