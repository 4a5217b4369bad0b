import type { Quality, SwitchName } from '@vedette/campaign';
import type { Figure } from '@vedette/record';
import type { CaptureFigures } from './capture-figures.js';
import type { ClosingFigures } from './closing-figures.js';
import type { ArmWeight, GunWeight, WeaponWeight } from './weapon-figures.js';
import type { WorksFigures } from './works-figures.js';

/** What a man of each line weighs in melee; the rear takes in who found no room before it (9.9, A-37). */
export interface LineWeights {
  readonly first: number;
  readonly second: number;
  /** Units of artillery in the second line. */
  readonly secondArtillery: number;
  readonly rear: number;
  readonly rearCavalry: number;
}

/** Infantry in squares against cavalry (9.5). */
export interface SquareFigures {
  readonly fire: Figure;
  readonly melee: Figure;
  /** Batteries per 1000 cavalry from which infantry does not form squares. */
  readonly batteries: Figure;
  readonly trapped: Figure;
}

/** The bonus of a side with cavalry in a share of its strength, bounds included (9.7, 9.9). */
export interface MixedArmsFigures {
  readonly share: Figure<readonly [number, number]>;
  readonly strength: Figure;
}

/** What a posture does to strength and to one's own losses, as factors (details 1). */
export interface PostureWeight {
  readonly strength: number;
  /** Instead of `strength` for types that skirmish as light infantry. */
  readonly lightInfantryStrength: number;
  readonly losses: number;
}

/** Chance points (0-100) of retreat and of rout by share of men lost, from `from` upward (details 2). */
export interface MoraleCheckBand {
  readonly from: number;
  readonly retreat: number;
  readonly rout: number;
}

/** Factor, then points taken off, for one quality (details 2). */
export interface MoraleCheckQuality {
  readonly retreat: readonly [factor: number, points: number];
  readonly rout: readonly [factor: number, points: number];
}

/** A factor from a lower bound upward. */
export interface Band {
  readonly from: number;
  readonly factor: number;
}
export interface TwoBands {
  readonly from: number;
  readonly retreat: number;
  readonly rout: number;
}

/** Shares 0-1 of his men that a melee's loser leaves on the field besides those hit (9.9). */
export interface LoserLosses {
  /** Share where the loser's generalship and fortune were no worse than the winner's. */
  readonly wellLed: number;
  /** Share from `outledFrom` on, the winner's generalship and fortune over the loser's; between them by its logarithm. */
  readonly outled: number;
  readonly outledFrom: number;
  /** Men of the side in the strategic square at whom the share stands as it is; it goes with the root of their fewness. */
  readonly coverMen: number;
  /** The most that want of cover multiplies the share by. */
  readonly mostUncovered: number;
}

/** How losses fall into the four kinds, as shares that make 1 (9.13). */
export interface LossSplit {
  readonly killed: number;
  readonly wounded: number;
  readonly prisoners: number;
  readonly stragglers: number;
}

/** Morale points by size of the battle and distance (details 3). Distances in strategic squares. */
export interface BattleMorale {
  /** Total losses of the battle from which this row holds. */
  readonly fromLosses: number;
  readonly inBattle: number;
  readonly sameSquare: number;
  readonly near: number;
  readonly far: number;
}

/** Figures of combat and of units broken by it (GITM AMWOL 3.6, 3.7, 9, 12). */
export interface CombatFigures {
  /** Spaces of a front line attacked from one direction (9.4). */
  readonly frontSpaces: Figure;
  /** Rear line as a multiple of the first two together, whose room is equal; null: no limit (9.4). */
  readonly rearMultiple: Figure<number | null>;
  /** Share of the line that must be filled to anchor both flanks (9.8). */
  readonly anchoredFill: Figure;
  /** By type, for every one that fights. */
  readonly armWeights: Figure<Readonly<Record<string, ArmWeight>>>;
  /** By weapon and by make of gun that types may be armed with; null where the book does not tell them apart. */
  readonly weaponWeights: Figure<Readonly<Record<string, WeaponWeight>>> | null;
  readonly gunWeights: Figure<Readonly<Record<string, GunWeight>>> | null;
  /** Type whose weight the gunners of attached batteries take, by arm (details 1). */
  readonly attachedBatteryType: Figure<Readonly<Record<'infantry' | 'cavalry', string>>>;
  readonly gunnersToServeBattery: Figure;
  readonly mostGunnersPerBattery: Figure;
  readonly spareGunnerWeight: Figure;
  readonly militiaInTown: Figure;
  readonly militiaElsewhere: Figure;
  readonly postures: Figure<Readonly<Record<'extreme' | 'normal' | 'skirmish' | 'evade', PostureWeight>>>;
  /** Change of a defender's strength by defence rating 0-4. */
  readonly terrain: Figure<readonly number[]>;
  /** Factor of the garrison's melee strength by fort level 1-5. */
  readonly fortMelee: Figure<readonly number[]>;
  /** Factor of the melee strength of those who storm it, by level 1-5 (ROTD 10.6). */
  readonly stormMelee: Figure<readonly number[]>;
  /** Share of losses a fort takes away, by level 1-5 (9.7). */
  readonly fortCover: Figure<readonly number[]>;
  readonly fortMannedShare: Figure;
  /** What a man of each arm counts on the walls. */
  readonly onTheWalls: Figure<Readonly<Record<'infantry' | 'cavalry' | 'artillery', number>>>;
  readonly qualityStrength: Figure<Readonly<Record<Quality, number>>>;
  /** Factor by experience points, bands ascending. */
  readonly experienceStrength: Figure<readonly Band[]>;
  /** Factor at morale 0 and at morale 100; linear between. */
  readonly moraleStrength: Figure<readonly [number, number]>;
  /** Strength lost per point of fatigue, and the most that fatigue takes. */
  readonly fatigueStrength: Figure<readonly [perPoint: number, most: number]>;
  readonly unmovedStrength: Figure;
  readonly armyHeadquartersStrength: Figure;
  /** Id of the army headquarters whose communications help (9.6); null: none. */
  readonly inspiringHeadquarters: Figure<string | null>;
  /** Null where the book has no such bonus. */
  readonly mixedArms: MixedArmsFigures | null;
  /** Null where infantry never forms squares. */
  readonly squares: SquareFigures | null;
  readonly meleeByLine: Figure<LineWeights>;
  /** What it takes to come to blows; null where everybody does who still stands (9.1). */
  readonly closing: ClosingFigures | null;
  /** Field works and who raises them; null where the book has none (9.6). */
  readonly works: WorksFigures | null;
  /** Guns that change hands; null where they do not (ROTD 10.11). */
  readonly capture: CaptureFigures | null;
  readonly noAmmunitionMelee: Figure<Readonly<Record<'infantry' | 'artillery', number>>>;
  /** Melee strength with one and with both flanks open. */
  readonly flankMelee: Figure<readonly [one: number, both: number]>;
  /** Men hit for a point of effective strength in a firing segment of middling heat (9.7), and under guns (9.14). */
  readonly fireRate: Figure;
  /** Men hit for a point of effective strength in a melee of middling heat (9.9). */
  readonly meleeRate: Figure;
  readonly meleeLoser: Figure<LoserLosses>;
  /** Least and most melee strength of a side in a strategic square and phase by lot: 1/x to x. */
  readonly generalship: Figure;
  /** Least and most melee strength of a side in a battle by lot: 1/x to x. */
  readonly fortune: Figure;
  /** Least and most losses of both sides in a strategic square and phase by lot: 1/x to x. */
  readonly heat: Figure;
  /** Melee strength of a side all of whose men were driven back earlier in the turn; linear with their share. */
  readonly drivenBackMelee: Figure;
  /** Odds from which the weaker side takes to skirmishing (9.10). */
  readonly skirmishOdds: Figure;
  readonly checkFloor: Figure;
  readonly checkBands: Figure<readonly MoraleCheckBand[]>;
  readonly checkQuality: Figure<Readonly<Record<Quality, MoraleCheckQuality>>>;
  readonly checkExperience: Figure<readonly TwoBands[]>;
  readonly checkFatigue: Figure<readonly TwoBands[]>;
  readonly checkFlanks: Figure<readonly [one: number, both: number]>;
  /** Points taken off for the winner of a melee and added for the loser. */
  readonly checkMelee: Figure<{ readonly retreat: number; readonly rout: number }>;
  /** Units of a side that must break in a square, and their least share of the side there, for a mass rout (9.12). */
  readonly massRoutLeast: Figure;
  readonly massRoutShare: Figure;
  /** Share of men lost at which the others check (9.12). */
  readonly massRoutLosses: Figure;
  readonly retreatReach: Figure;
  readonly retreatFatigue: Figure;
  readonly routFatigue: Figure;
  readonly fallbackFatigue: Figure;
  readonly segmentFatigue: Figure;
  readonly shatterFatigue: Figure;
  readonly shatterLoss: Figure<readonly [number, number]>;
  readonly headquartersShatter: Figure;
  readonly fireSplit: Figure<LossSplit>;
  readonly meleeWinnerSplit: Figure<LossSplit>;
  readonly meleeLoserSplit: Figure<LossSplit>;
  readonly bombardStrength: Figure;
  readonly bombardStrengthPerPercent: Figure;
  /** Whether guns spare a square in which neutrals stand; else neutrals there are not hit (9.14). */
  readonly neutralsSpared: Figure<boolean>;
  /** Switch of the position that lets guns wear down forts; null: they always do (9.14). */
  readonly fortDamageSwitch: Figure<SwitchName | null>;
  readonly notBombarded: Figure<readonly string[]>;
  /** Experience by odds, from even upward: odds at most `odds` give `points` (3.6). */
  readonly experienceByOdds: Figure<readonly { readonly odds: number; readonly points: number }[]>;
  readonly mostExperience: Figure;
  readonly battleMorale: Figure<readonly BattleMorale[]>;
  readonly battleMoraleReach: Figure<{ readonly near: number; readonly far: number }>;
  readonly cityMorale: Figure<{
    readonly same: number;
    readonly near: number;
    readonly far: number;
    readonly reach: number;
  }>;
  readonly shatterReach: Figure;
  readonly shatterDistance: Figure<readonly [number, number]>;
  /** Squares to a friendly transport's coast toward which a unit without a line flees; null where none does (12.2). */
  readonly transportRefuge: Figure<readonly [number, number] | null>;
  /** Whether a unit that breaks up makes first for the depot or city that feeds its corps (ROTD 14.2). */
  readonly shatterToSource: Figure<boolean>;
  /** Whether it gathers in a city of its own square (12.2). */
  readonly shatterInOwnCity: Figure<boolean>;
  readonly reformTurns: Figure<readonly [number, number]>;
  readonly reformWait: Figure;
}
