import { axialLength, axialOf, hexOfAxial, type Hex } from './hex.js';

/** So that a line along hexsides is decided the same way every time, whichever end it is drawn from (P-05.1). */
const NUDGE_Q = 1e-6;
const NUDGE_A = 2e-6;
const MIDDLE = 512;
const SPAN = 1024;

/**
 * The hex that a straight line meets at a step, as an offset from its start: `q * width + a` in one number, since lines are walked by
 * the ten thousand. Cube rounding, in which the coordinate rounded most gives way to the other two (P-05.1).
 */
export function offsetAt(dq: number, da: number, step: number, steps: number, width: number): number {
  const q = (dq * step) / steps + NUDGE_Q;
  const a = (da * step) / steps + NUDGE_A;
  const wholeQ = Math.floor(q + 0.5);
  const wholeA = Math.floor(a + 0.5);
  const wholeThird = Math.floor(0.5 - q - a);
  const offQ = Math.abs(wholeQ - q);
  const offA = Math.abs(wholeA - a);
  const offThird = Math.abs(wholeThird + q + a);
  if (offQ > offA && offQ > offThird) return (-wholeA - wholeThird) * width + wholeA;
  if (offA > offThird) return wholeQ * width - wholeQ - wholeThird;
  return wholeQ * width + wholeA;
}

/** The hex a line from one hex to another meets at a step, counted from 0 at the start; null where no name reaches. */
export function hexAtStep(from: Hex, to: Hex, step: number): Hex | null {
  const { q, a } = axialOf(from);
  const end = axialOf(to);
  const dq = end.q - q;
  const da = end.a - a;
  const offset = offsetAt(dq, da, step, Math.max(1, axialLength(dq, da)), SPAN) + MIDDLE * SPAN + MIDDLE;
  return hexOfAxial(q + Math.floor(offset / SPAN) - MIDDLE, a + (offset % SPAN) - MIDDLE);
}

/** The hexes strictly between two, in the order of the line; those without a name are left out. */
export function hexesBetween(from: Hex, to: Hex): Hex[] {
  const one = axialOf(from);
  const other = axialOf(to);
  const steps = axialLength(other.q - one.q, other.a - one.a);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, place) => hexAtStep(from, to, place + 1)).filter(
    (hex) => hex !== null,
  );
}
