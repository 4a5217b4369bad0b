import type { ValueDraw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from './draw-once.js';

/** One of several things that fell by lot, with its draw. */
export interface Chosen<T> {
  readonly one: T;
  readonly draw: ValueDraw;
}

/**
 * One of some things by lot, of which there is at least one, where their number depends on what the commands of a unit may
 * not see, as on enemies who bar a way. The draw is a fraction, not a pick, and is made when one thing alone is left to
 * choose: how many there were, and whether there was more than one, would tell of enemies nobody has seen (GITM AMWOL 4.2).
 */
export function drawAmong<T>(context: PhaseContext, label: string, things: readonly T[]): Chosen<T> {
  const draw = drawOnce(context, label, (once) => context.dice.fraction(once, 0, 1));
  return { one: things[Math.floor(draw.value * things.length)]!, draw };
}
