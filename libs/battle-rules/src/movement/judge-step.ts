import type { BattleContext, PlanStep } from '@vedette/battle';
import { enterHex } from './enter-hex.js';
import { enterMap } from './enter-map.js';
import type { Mover } from './mover.js';
import { changePlace, extendInto, formInto, refuseFlank, retractFrom, turnTo } from './stand-steps.js';
import type { StepJudged } from './step.js';

/** One step of a plan, whichever it is: whether it can be taken now and what comes of it. Nothing is changed. */
export function judgeStep(context: BattleContext, mover: Mover, step: PlanStep): StepJudged {
  if (typeof step === 'string')
    return mover.unit.hex === null ? enterMap(context, mover, step) : enterHex(context, mover, step);
  if ('face' in step) return turnTo(context, mover, step.face);
  if ('form' in step) return formInto(context, mover, step.form);
  if ('extend' in step) return extendInto(context, mover, step.extend);
  if ('retract' in step) return retractFrom(context, mover, step.retract);
  if ('refuse' in step) return refuseFlank(context, mover, step.refuse);
  if ('stack' in step) return changePlace(context, mover);
  // Works and markers are no movement: they are looked at when it is over, or before it begins.
  return { ok: true, after: mover, cost: 0, checks: [], rule: ['P-18'], ends: false };
}

/** A step in words, as events tell it. */
export function stepText(step: PlanStep): string {
  if (typeof step === 'string') return step;
  const [[what, value]] = Object.entries(step) as [[string, unknown]];
  return `${what} ${String(value)}`;
}
