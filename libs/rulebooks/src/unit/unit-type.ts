/** Arms of service; a report's letters I, C, A and H stand for the first four (GITM AMWOL 4.1). */
export type Arm = 'infantry' | 'cavalry' | 'artillery' | 'headquarters' | 'engineers';

/** One row of a book's table of unit types (GITM AMWOL 3.1, 7.1, 8.1; matrix section 1). */
export interface UnitType {
  readonly code: string;
  readonly name: string;
  readonly arm: Arm;
  readonly militia: boolean;
  /** Strategic squares a turn. */
  readonly strategicAllowance: number;
  /** Tactical squares a phase. */
  readonly tacticalAllowance: number;
  /** Men needed at turn's start for the fast initiative band (8.6); null: never fast. */
  readonly fastFrom: number | null;
  /** Longest support move, tactical squares; 0 for headquarters. */
  readonly supportReach: number;
  /** Fatigue recovered at turn's end. */
  readonly recovery: number;
  /** Fatigue of the forced-march square; null: may not force march. */
  readonly forcedMarchFatigue: number | null;
  readonly mostMen: number | null;
  readonly mostBatteries: number;
  /** Spaces a man takes in a line of battle (9.4). */
  readonly lineSpaces: number;
  /** Spaces a man takes in a fort or transport (2.6). */
  readonly fortSpaces: number;
  /** Whether it uses ammunition (10.9). */
  readonly usesAmmunition: boolean;
  /** Whether it disrupts lines of contact of its enemies (10.2). */
  readonly disruptsContact: boolean;
  /** Squares at which it sees others, and the men it needs for that; others see at 1 (4.1). */
  readonly sees: { readonly squares: number; readonly fromMen: number } | null;
  /** Highest fort level its guns can damage; 0: none (9.14). */
  readonly damagesForts: number;
  /** Men who serve as gunners per attached battery; 0 where all men do (9.4). */
  readonly gunnersPerBattery: number;
}
