import type { Quality } from '@vedette/campaign';
import type { Figure } from '@vedette/record';
import type { Band } from './combat-figures.js';

/** Chance 0-1 to get out of reach, by where the pursuer's wind is (PATE 7.4). */
export interface EvasionChances {
  readonly windward: number;
  readonly leeward: number;
  /** To leeward in coastal waters with the wind on the shore. */
  readonly leeShore: number;
}

/** What ships at which their enemies aim suffer, as factors of the usual damage (PATE 7.3). */
export interface AimWeight {
  readonly fire: number;
  readonly hull: number;
  readonly rigging: number;
}

/** Figures of battle at sea (PATE 7). Chances are 0-1, factors multiply, `wear` of 1 is all that a side can bear. */
export interface NavalCombatFigures {
  /** Strength of an undamaged ship with a full crew, by type; types that are not named carry no guns. */
  readonly strength: Figure<Readonly<Record<string, number>>>;
  /** Times the enemy's warships a side must outnumber them to leave a part of a port freely. */
  readonly outnumbersToShift: Figure;
  readonly evasion: Figure<EvasionChances>;
  /** Least share of the enemy's staying warships that must stay for others of a side to evade freely. */
  readonly rearguard: Figure;
  /** Share of the enemy's closing ships at which both sides' closers meet. */
  readonly meetingShare: Figure;
  /** Chance to close on an enemy who keeps his distance, by gauge and in a harbour. */
  readonly closing: Figure<Readonly<Record<'windward' | 'leeward' | 'harbor', number>>>;
  /** Factor of ships that came on bows first. */
  readonly closingStrength: Figure;
  /** Fire given and taken at close quarters. */
  readonly closeFire: Figure;
  readonly closeTaken: Figure;
  readonly divided: Figure;
  readonly dividedPerQuality: Figure;
  readonly dividedStrength: Figure;
  readonly through: Figure;
  readonly throughPerQuality: Figure;
  readonly throughStrength: Figure;
  /** Share of the full crew below which strength falls, and what it loses for each point of a hundred below. */
  readonly crewShare: Figure;
  readonly crewLoss: Figure;
  readonly marinesPerPoint: Figure;
  readonly windwardStrength: Figure;
  readonly qualityStrength: Figure<Readonly<Record<Quality, number>>>;
  readonly experienceStrength: Figure<readonly Band[]>;
  /** What quality and experience count at close quarters, as a multiple of their difference from 1. */
  readonly closeSkill: Figure;
  readonly hullStrength: Figure;
  readonly riggingStrength: Figure;
  readonly runPastStrength: Figure;
  readonly runPastTaken: Figure;
  readonly batteryStrength: Figure;
  readonly damagedBatteryStrength: Figure;
  readonly aim: Figure<Readonly<Record<'hull' | 'rigging', AimWeight>>>;
  /** Factor of a side's fire by lot, least and most. */
  readonly fortune: Figure<readonly [number, number]>;
  /** Factor of both sides' fire by lot, least and most: how hotly an action is fought. */
  readonly pace: Figure<readonly [number, number]>;
  /** Minutes of a round, and rounds until dark. */
  readonly roundMinutes: Figure;
  readonly mostRounds: Figure;
  /** Rounds a side stays that only runs past. */
  readonly runPastRounds: Figure;
  /** Wear a round of even fire does. */
  readonly wearPerRound: Figure;
  /** How much of a side's fire a wear of 1 takes away. */
  readonly wearOnFire: Figure;
  /** Wear at which a side gives in. */
  readonly breakingWear: Figure;
  /** Points of damage, and share of the men, that a wear of 1 does to a ship, and factors of them by lot. */
  readonly hullPerWear: Figure;
  readonly riggingPerWear: Figure;
  readonly menPerWear: Figure;
  /** Power of the wear with which men fall. */
  readonly menPower: Figure;
  readonly damageLot: Figure<readonly [number, number]>;
  readonly menLot: Figure<readonly [number, number]>;
  /** What a transport group counts as a target. */
  readonly transportTarget: Figure;
  /** Times the enemy's warships that keep a side's transports out of fire. */
  readonly transportCover: Figure;
  /** Chance of batteries to be damaged, for each point of wear of their side. */
  readonly batteriesPerWear: Figure;
  readonly escape: Figure;
  readonly escapePerHull: Figure;
  readonly escapePerRigging: Figure;
  readonly escapeGauge: Figure;
  readonly escapeClose: Figure;
  readonly escapeLineBroken: Figure;
  /** Taken off for each time the winners outnumber the losers beyond even. */
  readonly escapePerOdds: Figure;
  readonly escapeToHarbor: Figure;
  readonly escapeLeeShore: Figure;
  readonly escapeRunPast: Figure;
  readonly escapeLeast: Figure;
  readonly escapeMost: Figure;
  /** Points the nation scores that takes, sinks or burns a ship, and its own loses, by type; others score none (PATE 2.6). */
  readonly points: Figure<Readonly<Record<string, number>>>;
  /** Men a captor puts aboard a prize, by the prize's type, as far as it can spare them. */
  readonly prizeCrew: Figure<Readonly<Record<string, number>>>;
  /** Odds at most `odds` give `points` of experience, from even upward. */
  readonly experienceByOdds: Figure<readonly { readonly odds: number; readonly points: number }[]>;
}
