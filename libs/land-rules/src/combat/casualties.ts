import { UnitLostMen, type LossStep, type StateId, type Unit } from '@vedette/campaign';
import type { LandRule, LossSplit, PhaseContext } from '@vedette/rulebooks';
import type { Battle, Fighter, PostureClass } from './battle.js';
import { ownAudience } from '../presence/audience.js';
import { fortCoverOf } from './fort-in-battle.js';
import { rounded } from './round.js';

/** Men lost by kind; the four add up to the whole. */
export interface LossKinds {
  readonly killed: number;
  readonly wounded: number;
  readonly prisoners: number;
  readonly stragglers: number;
}

/** Splits a loss into killed, wounded, prisoners and stragglers (GITM AMWOL 9.13); the remainder is wounded. */
export function splitLoss(lost: number, split: LossSplit): LossKinds {
  const killed = Math.floor(lost * split.killed);
  const prisoners = Math.floor(lost * split.prisoners);
  const stragglers = Math.floor(lost * split.stragglers);
  return { killed, prisoners, stragglers, wounded: lost - killed - prisoners - stragglers };
}

/** A factor on losses, with its steps. */
export interface Sparing {
  readonly factor: number;
  readonly steps: readonly LossStep[];
}

/**
 * The factor of posture and walls on the losses of a fighter (9.6, 9.7, 9.9), with its steps. `works` is the share 0-1 that works
 * take from the losses of all defenders; of walls and works the better counts (ROTD 10.7, R-73).
 */
export function lossFactors(context: PhaseContext, battle: Battle, fighter: Fighter, works = 0): Sparing {
  const walls = fortCoverOf(context, battle, fighter);
  return walls >= works
    ? sparing(context, fighter.posture, 1 - walls)
    : sparing(context, fighter.posture, 1 - works, 'works');
}

/** What a posture and the share 0-1 that walls let through make of a loss, in every kind of combat (9.7, 9.9, 9.14). */
export function sparing(
  { book }: PhaseContext,
  posture: PostureClass,
  walls: number,
  cover: 'fort' | 'works' = 'fort',
): Sparing {
  const losses = book.combat.postures.value[posture].losses;
  const steps: LossStep[] = [];
  if (losses !== 1) steps.push({ of: `${posture} posture`, by: `x${losses}` });
  if (walls !== 1) steps.push({ of: cover, by: `x${rounded(walls)}` });
  return { factor: losses * walls, steps };
}

/** The whole reckoning of a loss, and of it what a unit knows of itself: posture, walls, flanks; not how strong the enemy was. */
function stepsOfLoss(hits: number, steps: readonly LossStep[]) {
  return {
    factors: [{ of: 'hits', by: `${rounded(hits)}` }, ...steps],
    conditions: steps.filter(({ by }) => by.startsWith('x')),
  };
}

/** Takes men from a unit. `men` may be a fraction; it is rounded down once (reading H4). Returns men lost. */
export function loseMen(
  context: PhaseContext,
  unit: Unit,
  men: number,
  cause: {
    readonly segment: string;
    readonly rule: LandRule;
    readonly split: LossSplit;
    /** Men hit before anything else made the loss smaller or greater, and what did. */
    readonly hits?: number;
    readonly steps?: readonly LossStep[];
    readonly menAtSegment: number;
    readonly states: readonly StateId[];
  },
): number {
  const lost = Math.min(unit.strength, Math.floor(men));
  if (lost <= 0) return 0;
  const strength = unit.strength - lost;
  context.emit(UnitLostMen, {
    rule: context.landRule(cause.rule),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      segment: cause.segment,
      lost,
      kinds: splitLoss(lost, cause.split),
      strength,
      share: Math.round((lost / Math.max(1, cause.menAtSegment)) * 10_000) / 10_000,
      batteries: unit.batteries,
      ...(cause.steps?.length ? stepsOfLoss(cause.hits ?? 0, cause.steps) : {}),
    },
    audience: ownAudience(context.state, unit.square, cause.states),
  });
  return lost;
}
