import type { BattleRule, PlanStep } from '@vedette/battle';
import type { Mover } from './mover.js';

/** A check for disorder that a step asks for. */
export interface StepCheck {
  readonly cause: 'terrain' | 'zone' | 'passage' | 'facing';
  readonly rule: readonly BattleRule[];
}

/** A step that can be taken: the unit after it, what it cost, and what has to be checked. */
export interface StepTaken {
  readonly ok: true;
  readonly after: Mover;
  readonly cost: number;
  readonly checks: readonly StepCheck[];
  readonly rule: readonly BattleRule[];
  /** Whether movement ends with it: an enemy's zone was entered (P-02.5). */
  readonly ends: boolean;
}

/** A step that cannot be taken: why, and by which rule. `surprise`: an enemy nobody had seen stands in the way. */
export interface StepRefused {
  readonly ok: false;
  readonly rule: readonly BattleRule[];
  readonly why: string;
  readonly surprise?: boolean;
}

export type StepJudged = StepTaken | StepRefused;

export function no(rule: readonly BattleRule[], why: string, surprise = false): StepRefused {
  return { ok: false, rule, why, surprise };
}

/** The steps of a unit, and whether it gives way of itself by them, at the price of the ground alone (P-35). */
export interface UnitWay {
  readonly steps: readonly PlanStep[];
  readonly givesWay: boolean;
}
