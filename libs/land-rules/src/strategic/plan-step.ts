import type { MarchPurpose, Unit } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { type Direction, directionBetween } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { marchOrder } from '../orders/march-order.js';
import { strategicRoom } from '../ground/stacking.js';
import { shutIn } from './besieged.js';
import { interruptionOf } from './diagonal-interruption.js';
import { entrySquare } from './entry-square.js';
import { barredExit } from './exit-cones.js';
import { closedDiagonal, closedTo } from '../ground/forbidden-squares.js';
import { groundFatigue, stepEffort, type StepEffort } from './forced-march.js';
import { lasting, passing, type Hindrance } from '../ground/hindrance.js';
import { barrierInTheWay } from './river-crossing.js';

/** A strategic step that can be made, ready to be told. */
export interface StepPlan {
  readonly to: number;
  readonly tactical: number;
  /** Direction in which the unit leaves, and in which it comes in: they differ when it is diverted. */
  readonly leaves: Direction;
  readonly arrives: Direction;
  /** Square it was bound for when it is diverted (7.15). */
  readonly divertedFrom: number | null;
  readonly effort: StepEffort;
  /** Fatigue the step costs in all (7.1, 7.3, 7.5, A-17). */
  readonly cost: number;
  readonly dice: readonly Draw[];
}

export function isHindrance(result: StepPlan | StepEffort | Hindrance): result is Hindrance {
  return 'hindered' in result;
}

/** Works out a strategic step to an adjacent square: whether it can be made, where it ends and what it costs (7.1 to 7.16). */
export function planStep(
  context: PhaseContext,
  unit: Unit,
  to: number,
  purpose: MarchPurpose,
): StepPlan | Hindrance {
  const { grid } = context.state.theatre;
  const direction = directionBetween(grid, unit.square, to);
  if (direction === -1) return lasting('not-adjacent', '7.4');
  const effort = stepEffort(context, unit);
  if (isHindrance(effort)) return effort;
  const hindrance =
    closedTo(context, unit, to) ??
    closedDiagonal(context, unit.square, direction) ??
    shutIn(context, unit) ??
    barredExit(context, unit, direction) ??
    barrierInTheWay(context, unit, direction);
  if (hindrance) return hindrance;
  const { interruption, dice } = interruptionOf(context, unit, direction);
  // A withdrawal that would be interrupted is not made at all (7.5; NWOL alike, N-07).
  if (interruption && purpose === 'withdrawal') return passing('interrupted', '7.5');
  const target = interruption?.square ?? to;
  const arrives = interruption?.direction ?? direction;
  if (interruption && closedTo(context, unit, target)) return passing('interrupted', '7.15');
  if (!strategicRoom(context, target)) return passing('square-full', '1.4');
  const order = marchOrder(context, unit);
  const wanted = order.entry >= 0 ? order.entry : unit.turn.startTactical;
  const entry = entrySquare(context, unit, target, arrives, wanted >= 0 ? wanted : unit.tactical);
  if (!entry) return passing('no-entry', '7.14');
  return {
    to: target,
    tactical: entry.tactical,
    leaves: direction,
    arrives,
    divertedFrom: interruption ? to : null,
    effort,
    cost: costOf(context, effort, purpose) + groundFatigue(context, target),
    dice: [...dice, ...entry.dice],
  };
}

function costOf(context: PhaseContext, effort: StepEffort, purpose: MarchPurpose): number {
  if (purpose !== 'withdrawal') return effort.fatigue;
  return Math.max(effort.fatigue, context.book.movement.withdrawalFatigue.value);
}
