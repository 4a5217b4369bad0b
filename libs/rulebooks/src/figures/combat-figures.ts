import type { Quality } from '@vedette/campaign';
import type { Figure } from '@vedette/record';

/** How a man of a type weighs in battle: in the field, in a fort, and against infantry squares (details 1). */
export interface ArmWeight {
  readonly field: number;
  readonly fort: number;
  readonly againstSquares: number;
  /** When bombarding; artillery only. */
  readonly bombarding: number;
}

/** What a weapon makes of a man's weight, as factors (ROTD 10.6). */
export interface WeaponWeight {
  readonly fire: number;
  readonly melee: number;
}

/** What a make of gun makes of a gunner's weight, as factors (ROTD 10.6). */
export interface GunWeight extends WeaponWeight {
  readonly bombarding: number;
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
  /** Rear line as a multiple of the first two together; null: no limit (9.4). */
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
  /** Factor of melee strength by fort level 1-5. */
  readonly fortMelee: Figure<readonly number[]>;
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
  readonly mixedArmsShare: Figure<readonly [number, number]>;
  readonly mixedArmsStrength: Figure;
  readonly squaresFire: Figure;
  readonly squaresMelee: Figure;
  /** Batteries per 1000 cavalry from which infantry does not form squares (9.5). */
  readonly squaresBatteries: Figure;
  readonly squaresTrapped: Figure;
  readonly rearMelee: Figure;
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
  readonly transportRefuge: Figure<readonly [number, number]>;
  readonly reformTurns: Figure<readonly [number, number]>;
  readonly reformWait: Figure;
}
