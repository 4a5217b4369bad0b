import type { Unit } from '@vedette/campaign';
import type { Box, MarchOrder } from '../orders/march-order.js';

/** What the path asks of a unit in one strategic phase: a square, a blank box, or nothing more at all. */
export type DueBox = Box | { readonly kind: 'done' };
const DONE: DueBox = { kind: 'done' };

/**
 * The box of the path that is due in strategic phase 1-6. Boxes stand for phases, any number of them filled (GITM AMWOL 7.6, A-18; N-09); every phase in which
 * a step was blocked or diverted shifts those that are left, blanks included, one phase later (7.8, 7.15). The first box
 * of a unit that withdrew is used up (7.5).
 */
export function dueBox(unit: Unit, order: MarchOrder, phase: number): DueBox {
  const { march } = unit.turn;
  if (march.halted || march.pathCancelled) return DONE;
  const index = phase - 1 - march.delay;
  if (index === 0 && march.withdrew) return { kind: 'blank' };
  return order.path[index] ?? DONE;
}

/** Whether the path holds a further step after the box due in `phase`. */
export function stepsRemain(unit: Unit, order: MarchOrder, phase: number): boolean {
  const { march } = unit.turn;
  if (march.halted || march.pathCancelled) return false;
  return order.path.slice(Math.max(0, phase - march.delay)).some((box) => box.kind === 'square');
}
