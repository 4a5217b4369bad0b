/** Arms of service; a report's letters I, C, A and H stand for the first four (GITM AMWOL 4.1). */
export type Arm = 'infantry' | 'cavalry' | 'artillery' | 'headquarters' | 'engineers';

/** What kind of headquarters a unit is: of an army, or of a corps, which feeds and keeps in communications (10.1). */
export type Headquarters = 'army' | 'corps';

/** What units of a type are and do, each by itself: no rule concludes one from another or from the type's code. */
export interface UnitRole {
  /** A combat unit: fights, engages, intercepts, supports, bars entry and takes cities (GITM AMWOL 8.8 to 8.11, 9.1, 9.2). */
  readonly fights: boolean;
  /** Sees others on the tactical map, and hides who stands behind it (4.2). */
  readonly sees: boolean;
  /** Covers lines of contact against enemy riders, and bars cones where only combat units do (7.8, 10.2). */
  readonly blocks: boolean;
  /** Its men count at the walls of a besieged city, within and without (10.3). */
  readonly besieges: boolean;
  /** Of what it is the headquarters; null for all others (10.1). */
  readonly commands: Headquarters | null;
  /** Carries supplies for others and feeds them; draws from cities far off (10.5, 10.7). */
  readonly feeds: boolean;
  /** Ministers of war hear of it wherever it is (4.7). */
  readonly heardOf: boolean;
  /** Throws bridges over rivers (ROTD 12.4). */
  readonly bridges: boolean;
  /** Retreats, routs and falls back as others do; what does not is destroyed instead (ROTD 10.8, 10.10). */
  readonly givesGround: boolean;
  /** Eats, and starves when it does not (ROTD 11.6). */
  readonly eats: boolean;
}

/** How far units of a type see others, and what they need for it (GITM AMWOL 4.1). */
export interface SightBand {
  readonly squares: number;
  readonly fromMen: number;
  /** Only while it is in communications. */
  readonly inCommunications: boolean;
}

/** The most men of a unit, where a nation's units may differ (GITM AMWOL 3.5). */
export interface MenLimit {
  readonly men: number;
  readonly byNation: Readonly<Record<string, number>>;
}

/** Arms a unit may carry: tokens of the position, the one it has when the position names none first. */
export interface Armament {
  readonly weapons: readonly string[];
  readonly guns: readonly string[];
}

/** Guns of a unit, its own or those of its batteries, and which of them it may take from an enemy (ROTD 10.11). */
export interface Gunnery {
  readonly kind: 'foot' | 'horse';
  /** Tactical squares that its guns bombard over where their make reaches far; others reach the next square (ROTD 10.15). */
  readonly reach: 1 | 2;
  /** Whether its guns use ammunition, whatever its men do (ROTD 10.11, R-72). */
  readonly usesAmmunition: boolean;
}

/** One row of a book's table of unit types (GITM AMWOL 3.1, 7.1, 8.1; matrix section 1). */
export interface UnitType {
  readonly code: string;
  readonly name: string;
  readonly arm: Arm;
  readonly role: UnitRole;
  readonly militia: boolean;
  /** Skirmishes as light infantry does (9.6). */
  readonly skirmishes: boolean;
  /** Men where the position gives none. */
  readonly usualMen: number;
  /** Initiative where the position gives none; null: the book works it out (ROTD 9.6). */
  readonly usualInitiative: number | null;
  /** Strategic squares a turn. */
  readonly strategicAllowance: number;
  /** Tactical squares a phase. */
  readonly tacticalAllowance: number;
  /** Men needed at turn's start for the fast initiative band (8.6); null: never fast. */
  readonly fastFrom: number | null;
  /** Longest support move, tactical squares; 0 for those who never support. */
  readonly supportReach: number;
  /** Fatigue recovered at turn's end. */
  readonly recovery: number;
  /** Fatigue of the forced-march square; null: may not force march. */
  readonly forcedMarchFatigue: number | null;
  /** Null: no limit. */
  readonly mostMen: MenLimit | null;
  /** Men a regiment starts with, where the book counts them; null: it does not (ROTD 3.1). */
  readonly menPerRegiment: MenLimit | null;
  readonly mostRegiments: number;
  readonly mostBatteries: number;
  /** Null for those that neither have guns nor take any. */
  readonly gunnery: Gunnery | null;
  /** What it may be armed with; null where the book does not tell weapons apart. */
  readonly armament: Armament | null;
  /** Spaces a man takes in a line of battle (9.4). */
  readonly lineSpaces: number;
  /** Spaces a man takes in a fort or transport (2.6). */
  readonly fortSpaces: number;
  /** Whether its men use ammunition (10.9). */
  readonly usesAmmunition: boolean;
  /** Whether it disrupts lines of contact of its enemies (10.2). */
  readonly disruptsContact: boolean;
  /** Bands in which it sees others farther than all do; the farthest whose needs it meets counts (4.1). */
  readonly sees: readonly SightBand[];
  /** Highest fort level its guns can damage; 0: none (9.14). */
  readonly damagesForts: number;
  /** Men who serve as gunners per attached battery; 0 where all men do (9.4). */
  readonly gunnersPerBattery: number;
}
