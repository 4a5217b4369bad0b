import { UnitLostMen, type Unit } from '@vedette/campaign';
import type { LossSplit, PhaseContext } from '@vedette/rulebooks';
import { ownAudience } from './battle-audience.js';

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

/** Takes men from a unit. `men` may be a fraction; it is rounded down once (reading H4). Returns men lost. */
export function loseMen(
  context: PhaseContext,
  unit: Unit,
  men: number,
  cause: {
    readonly segment: string;
    readonly rule: string;
    readonly split: LossSplit;
    readonly menAtSegment: number;
    readonly states: readonly string[];
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
    },
    audience: ownAudience(context.state, unit.square, cause.states),
  });
  return lost;
}
