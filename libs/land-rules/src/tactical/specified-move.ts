import { straightLine } from '@vedette/geography';
import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { makeFerryMove } from './ferry-move.js';
import { tacticalOrder } from '../orders/tactical-order.js';
import { nearestCrossing, type Destination } from './fords-and-passes.js';
import { carryOutLeg } from './leg-with-reactions.js';
import { blockMove } from './leg.js';
import { routeFault } from './route-fault.js';
import { isTooTired, moveFatigue } from './tactical-fatigue.js';

/** Where an ordered move leads from here: the waypoint still to be reached, if any, and the destination. */
interface Route {
  readonly waypoint: number | null;
  readonly destination: Destination;
}

/** Whether a unit has an ordered move that is not finished, begun or not (GITM AMWOL 8.2, 8.8). */
export function hasSpecifiedMove(context: PhaseContext, unit: Unit): boolean {
  const order = tacticalOrder(context, unit);
  const { specifiedDone, waypointDone } = unit.turn.tactics;
  if (order.destination === null || specifiedDone) return false;
  return (
    !standsAt(context, unit, order.destination) ||
    ((order.waypoint !== null || order.ferry !== null) && !waypointDone)
  );
}

function standsAt(context: PhaseContext, unit: Unit, destination: number | 'ford' | 'pass'): boolean {
  if (typeof destination === 'number') return destination === unit.tactical;
  const { fords, passes } = context.state.theatre.tacticalMap(unit.square);
  return (destination === 'ford' ? fords : passes).includes(unit.tactical);
}

/** Makes the ordered move as far as this phase allows: straight to the waypoint, then straight on (8.2). */
export function makeSpecifiedMove(context: PhaseContext, unit: Unit, phase: number): void {
  const order = tacticalOrder(context, unit);
  const move = { unit, purpose: 'order', phase } as const;
  if (isTooTired(context, unit)) {
    blockMove(context, { ...move, line: [] }, 'too-tired', '8.1');
    return;
  }
  if (order.ferry !== null && typeof order.destination === 'number' && !unit.turn.tactics.waypointDone) {
    makeFerryMove(context, unit, phase, { ferry: order.ferry, destination: order.destination });
    return;
  }
  const route = routeOf(context, unit);
  if (!route) {
    blockMove(context, { ...move, line: [] }, order.destination === 'pass' ? 'no-pass' : 'no-ford');
    return;
  }
  const lines = linesOf(unit, route);
  const fault = routeFault(context, unit, lines);
  if (fault) {
    blockMove(context, { ...move, line: lines.at(-1)! }, fault.reason, fault.rule);
    return;
  }
  let budget = unit.kind.tacticalAllowance;
  // A waypoint and what follows it are one move: its fatigue is paid once (8.1).
  let cost = moveFatigue(context, unit, phase);
  for (const [i, line] of lines.entries()) {
    if (line.length === 0) continue;
    const endsAt = i === lines.length - 1 ? 'destination' : 'waypoint';
    const outcome = carryOutLeg(context, {
      ...move,
      line,
      budget,
      cost,
      endsAt,
      dice: i === 0 ? route.destination.dice : [],
    });
    budget -= outcome.squares;
    cost = 0;
    if (!outcome.arrived || budget === 0) return;
  }
}

function routeOf(context: PhaseContext, unit: Unit): Route | null {
  const order = tacticalOrder(context, unit);
  const waypoint = unit.turn.tactics.waypointDone ? null : order.waypoint;
  if (order.destination === 'ford' || order.destination === 'pass') {
    const crossing = nearestCrossing(context, unit, order.destination);
    return crossing && { waypoint, destination: crossing };
  }
  return { waypoint, destination: { tactical: order.destination!, dice: [] } };
}

function linesOf(unit: Unit, { waypoint, destination }: Route): number[][] {
  if (waypoint === null || waypoint === unit.tactical)
    return [straightLine(unit.tactical, destination.tactical)];
  return [straightLine(unit.tactical, waypoint), straightLine(waypoint, destination.tactical)];
}
