import type { PhaseContext } from '@vedette/rulebooks';
import { tellEncounter } from './encounter.js';
import { carryOutInterceptions, planInterceptions } from './intercept.js';
import { reachOf, tellLeg, type Leg } from './leg.js';

/** How a leg ended: squares moved, and whether the unit may go on with its next leg. */
export interface LegOutcome {
  readonly squares: number;
  readonly arrived: boolean;
}

/**
 * Carries out one leg with all it meets: enemies on the way stop it (GITM AMWOL 8.3), enemies with an interception order
 * may catch it first (8.11), and whoever meets is told so.
 */
export function carryOutLeg(context: PhaseContext, leg: Leg): LegOutcome {
  const reach = reachOf(context, leg);
  const plan = planInterceptions(context, leg, reach.squares);
  const caught = plan.caughtAfter !== null;
  const stop = caught ? { squares: plan.caughtAfter!, reason: 'intercepted' } : reach;
  const moved = tellLeg(context, leg, stop);
  if (!moved) return { squares: 0, arrived: false };
  if (stop.reason === 'enemy-met') tellEncounter(context, leg.unit, leg.phase);
  carryOutInterceptions(context, leg, plan);
  if (caught) tellEncounter(context, leg.unit, leg.phase);
  return {
    squares: stop.squares,
    arrived: !caught && stop.squares === leg.line.length && stop.reason === null,
  };
}
