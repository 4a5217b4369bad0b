import type { PhaseContext } from '@vedette/rulebooks';

const known = new WeakMap<PhaseContext, Map<string, unknown>>();

/**
 * A draw that a phase may ask for more than once, for instance when a unit tries the same diagonal on its path and again
 * in pursuit: the first answer stands for the whole phase.
 */
export function drawOnce<D>(context: PhaseContext, label: string, draw: (label: string) => D): D {
  let drawn = known.get(context);
  if (!drawn) known.set(context, (drawn = new Map()));
  let answer = drawn.get(label) as D | undefined;
  if (answer === undefined) drawn.set(label, (answer = draw(label)));
  return answer;
}
