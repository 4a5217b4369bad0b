import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { marchOrder } from '../orders/march-order.js';
import { isActive } from '../presence/strangers.js';
import { march, type Departure, type WantedStep } from './march.js';
import { inMovementOrder } from './movement-order.js';
import { strategicPhaseNumber } from './strategic-phase-number.js';

/**
 * Makes a step, and lets enemies with a pursuit order follow a unit that they saw leave, in the order of the phase, each at
 * most one step a phase; whoever follows may be followed in turn, and no way off the map, no pursuit (GITM AMWOL 7.12, A-21). A pursuit that gets away strikes out
 * the pursuer's path; its number of steps may be limited.
 */
export function marchAndBeFollowed(context: PhaseContext, wanted: WantedStep): void {
  const steps: WantedStep[] = [wanted];
  for (let next = steps.shift(); next; next = steps.shift()) {
    if (next.purpose === 'pursuit' && !mayPursue(context, next.unit)) continue;
    const departure = march(context, next);
    if (departure?.seen) steps.unshift(...pursuitsOf(context, departure));
  }
}

function pursuitsOf(context: PhaseContext, { unit: leaver, square }: Departure): WantedStep[] {
  const { state } = context;
  const pursuers = state
    .unitsIn(square)
    .filter((unit) => state.areHostile(unit.state, leaver.state) && mayPursue(context, unit));
  return inMovementOrder(context, pursuers).map((unit) => ({
    unit,
    to: leaver.square,
    purpose: 'pursuit',
    follows: leaver.id,
  }));
}

function mayPursue(context: PhaseContext, unit: Unit): boolean {
  const order = marchOrder(context, unit);
  if (!order.pursuit || order.boards || !isActive(unit)) return false;
  const phase = strategicPhaseNumber(context.phase);
  const { lastStepIn, pursuitSteps } = unit.turn.march;
  // Whoever moved in the withdrawal phase makes no move in the first strategic phase (7.5).
  const rests = lastStepIn === phase || (lastStepIn === 0 && phase === 1);
  return !rests && pursuitSteps < order.pursuitLimit;
}
