import type { Line, StateId, Unit } from '@vedette/campaign';
import type { Direction } from '@vedette/geography';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import type { WorkInBattle } from './work-in-battle.js';

/** How hard a unit fights, whichever way it faces: assault and last-ditch are `extreme`, attack and defend `normal`. */
export type PostureClass = 'extreme' | 'normal' | 'skirmish' | 'evade';

/** A unit in a battle. Shares are 0-1 of its men: those in its own line, and those who found room only in the rear. */
export interface Fighter {
  readonly unit: Unit;
  line: Line;
  posture: PostureClass;
  readonly moved: boolean;
  /** Men when the running segment began. */
  menAtSegment: number;
  lineShare: number;
  rearShare: number;
  /** Broken, gone or surrendered: takes no further part. */
  out: boolean;
}

export type SideName = 'attackers' | 'defenders';

/** One side of a battle. */
export interface BattleSide {
  readonly name: SideName;
  readonly states: readonly StateId[];
  readonly fighters: Fighter[];
  /** Whether some unit held the square, so that the side defends a position (9.6). */
  readonly holds: boolean;
  squares: boolean;
  /** Flanks that are open, 0-2 (9.8). */
  openFlanks: 0 | 1 | 2;
  /** Share of the front that is filled, 0-1. */
  frontFilled: number;
}

/** A battle in one tactical square in one tactical phase (GITM AMWOL 9.1). */
export interface Battle {
  readonly square: number;
  readonly tactical: number;
  /** Tactical phase, 1-4. */
  readonly phase: number;
  readonly attackers: BattleSide;
  readonly defenders: BattleSide;
  readonly directions: readonly Direction[];
  readonly fort: { readonly level: number; readonly manned: boolean } | null;
  /** Works of the square, whoever raised them (ROTD 10.6). */
  readonly works: readonly WorkInBattle[];
  readonly rating: number;
  /** Spaces of one line (9.4). */
  readonly spaces: number;
  /** Men lost so far by all sides. */
  losses: number;
}

/** The other side. */
export function enemyOf(battle: Battle, side: BattleSide): BattleSide {
  return side === battle.attackers ? battle.defenders : battle.attackers;
}

/** Fighters who are still in the battle. */
export function standing(side: BattleSide): Fighter[] {
  return side.fighters.filter((fighter) => !fighter.out);
}

/** Label of a draw in a battle: the rule and the place; the phase is implied; the unit and purpose are named. */
export function label(context: PhaseContext, rule: LandRule, battle: Battle, what: string): string {
  return context.landLabel(rule, `${battle.square}/${battle.tactical} ${what}`);
}
