import type { Figure } from '@vedette/record';

/** Distances at which units are seen on the strategic map, in squares (GITM AMWOL 4.1). */
export interface SightDistances {
  readonly friends: number;
  readonly friendsByArmyHeadquarters: number;
  readonly others: number;
}

/** How far off a late report of the ministers may be: the chance of each error and its size in squares (4.7). */
export interface ReportError {
  readonly chance: number;
  readonly from: number;
  readonly to: number;
}

/** A word for the size of a sighted stack and the most units it stands for (4.1). */
export interface SizeWord {
  readonly word: string;
  readonly upTo: number;
}

/** Figures of detection and reports (GITM AMWOL 4). */
export interface DetectionFigures {
  readonly campaignSight: Figure<SightDistances>;
  /** In deployment, peace and truce turns. */
  readonly quietSight: Figure<SightDistances>;
  /** Whether enemies are seen over a line of contact alone, no longer than the sight of who looks (ROTD 4.1). */
  readonly enemiesByLine: Figure<boolean>;
  /** Squares round an active unit that its owner's map shows. */
  readonly mapRadius: Figure;
  readonly sizeWords: Figure<readonly SizeWord[]>;
  /** Word of many of the largest formation, and the units each of them stands for. */
  readonly manyWord: Figure<{ readonly word: string; readonly units: number }>;
  /** Greatest share by which a reported number of strangers is off, either way. */
  readonly countError: Figure;
  /** Chance that an arm which is there is not named, and that one is named which is not there. */
  readonly letterMissed: Figure;
  readonly letterImagined: Figure;
  /** Chance that a ship in port identifies a unit in the port's square but not in its tactical square (4.3). */
  readonly shipsIdentify: Figure;
  /** Chance that a war minister hears of one foreign headquarters in a turn (4.7). */
  readonly headquartersHeardOf: Figure;
  /** Chance that he hears of unseen foreign troops in one square of his nation (4.7). */
  readonly troopsHeardOf: Figure;
  /** Whose troops he hears of. */
  readonly ministersHearOf: Figure<'not-allied' | 'hostile'>;
  readonly reportErrors: Figure<readonly ReportError[]>;
}
