import { straightLine, tacticalColumn, tacticalRow } from '@vedette/geography';
import { type Unit } from '@vedette/campaign';
import type { PickDraw } from '@vedette/chance';
import { range } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from '../ground/draw-once.js';
import { inPhases, tacticalOrder } from '../orders/tactical-order.js';
import { isInContact } from '../presence/contact.js';
import { isEnemy } from '../presence/strangers.js';
import { carryOutLeg } from './leg-with-reactions.js';
import { blockMove } from './leg.js';
import { routeFault } from './route-fault.js';
import { hasSpecifiedMove } from './specified-move.js';
import { isTooTired, moveFatigue } from './tactical-fatigue.js';

interface Target {
  readonly unit: Unit;
  readonly dice: readonly PickDraw[];
}

/**
 * Whether a unit is to engage in this phase (GITM AMWOL 8.8): ordered for it, not shaken by a failed morale check, its
 * ordered move finished, no headquarters, and not in contact already.
 */
export function isToEngage(context: PhaseContext, unit: Unit, phase: number): boolean {
  const { engage } = tacticalOrder(context, unit);
  if (!engage || !inPhases(engage, phase) || unit.turn.tactics.engageCancelled) return false;
  return unit.kind.role.fights && !hasSpecifiedMove(context, unit) && !isInContact(context.state, unit);
}

/** Moves a unit straight at the nearest enemy combat unit as far as its allowance goes (8.8). */
export function makeEngageMove(context: PhaseContext, unit: Unit, phase: number): void {
  const target = targetOf(context, unit);
  if (!target) return;
  const line = straightLine(unit.tactical, target.unit.tactical);
  const move = { unit, purpose: 'engage', phase, line } as const;
  if (isTooTired(context, unit)) {
    blockMove(context, move, 'too-tired', '8.1');
    return;
  }
  const fault = routeFault(context, unit, [line]);
  if (fault) {
    blockMove(context, move, fault.reason, fault.rule);
    return;
  }
  carryOutLeg(context, {
    ...move,
    budget: unit.kind.tacticalAllowance,
    cost: moveFatigue(context, unit, phase),
    against: target.unit.id,
    endsAt: 'elsewhere',
    dice: target.dice,
  });
}

/** The nearest enemy; of several the one with fewest diagonal steps; then by draw; headquarters only for want of others. */
function targetOf(context: PhaseContext, unit: Unit): Target | null {
  const { state } = context;
  const enemies = state.unitsIn(unit.square).filter((other) => isEnemy(state, unit.state, other));
  const fighters = enemies.filter((other) => other.kind.role.fights);
  const choice = fighters.length > 0 ? fighters : enemies;
  if (choice.length === 0) return null;
  const rank = (other: Unit): number => range(unit.tactical, other.tactical) * 100 + diagonals(unit, other);
  const least = Math.min(...choice.map(rank));
  const nearest = choice.filter((other) => rank(other) === least);
  // In the order of the map: in that of the enemies' ids the lot would tell which of them stands where.
  const squares = [...new Set(nearest.map((other) => other.tactical))].sort((a, b) => a - b);
  if (squares.length === 1) return { unit: nearest[0]!, dice: [] };
  const draw = drawOnce(context, context.landLabel('8.8', `engage ${unit.id}`), (label) =>
    context.dice.pick(label, squares.length),
  );
  const picked = squares[draw.picked];
  return { unit: nearest.find((other) => other.tactical === picked)!, dice: [draw] };
}

function diagonals(unit: Unit, other: Unit): number {
  return Math.min(
    Math.abs(tacticalColumn(unit.tactical) - tacticalColumn(other.tactical)),
    Math.abs(tacticalRow(unit.tactical) - tacticalRow(other.tactical)),
  );
}
