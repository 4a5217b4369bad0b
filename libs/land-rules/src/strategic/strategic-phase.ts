import type { Unit } from '@vedette/campaign';
import { testSieges } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import { driveOnShattered } from '../condition/driven-on.js';
import { marchOrder } from '../orders/march-order.js';
import { isActive } from '../presence/strangers.js';
import { callingOf } from './march-to.js';
import { marchAndBeFollowed } from './pursuit.js';
import { inMovementOrder } from './movement-order.js';
import { dueBox, stepsRemain } from './path-boxes.js';
import { strategicPhaseNumber } from './strategic-phase-number.js';

/**
 * One strategic phase, 1 to 6: in an order drawn anew, each unit makes at most one step, of its path or of a march-to
 * option, and draws pursuers after it; shattered units are driven on and sieges tested (GITM AMWOL 5.2, 7.6, 7.7, 7.12,
 * 7.13, 10.3, 12.4).
 */
export function strategicPhase(context: PhaseContext): void {
  const phase = strategicPhaseNumber(context.phase);
  const movers = [...context.state.units.values()].filter((unit) => wantsToMove(context, unit, phase));
  for (const unit of inMovementOrder(context, movers)) moveOne(context, unit, phase);
  driveOnShattered(context);
  testSieges(context);
}

function wantsToMove(context: PhaseContext, unit: Unit, phase: number): boolean {
  const order = marchOrder(context, unit);
  if (order.boards || unit.square < 0) return false;
  const box = dueBox(unit, order, phase);
  if (box.kind === 'square') return isActive(unit) || unit.status === 'inactive';
  return order.marchTo.length > 0;
}

function moveOne(context: PhaseContext, unit: Unit, phase: number): void {
  // Shattered or destroyed meanwhile, stepped already in pursuit, or resting after the withdrawal phase (7.5).
  if (!isActive(unit) || unit.square < 0) return;
  const { lastStepIn } = unit.turn.march;
  if (lastStepIn === phase || (lastStepIn === 0 && phase === 1)) return;
  const order = marchOrder(context, unit);
  const box = dueBox(unit, order, phase);
  // Whoever has caught up with an enemy once does nothing but pursue for the rest of the turn (7.12).
  if (unit.turn.march.pursuing) return;
  if (box.kind === 'square' && box.square !== unit.square) {
    marchAndBeFollowed(context, { unit, to: box.square, purpose: 'path' });
    return;
  }
  const busy = box.kind === 'square' || stepsRemain(unit, order, phase);
  if (busy && !context.book.movement.marchToInBlankBoxes.value) return;
  const calling = callingOf(context, unit, order.marchTo);
  if (calling)
    marchAndBeFollowed(context, { unit, to: calling.to, purpose: calling.purpose, dice: calling.dice });
}
