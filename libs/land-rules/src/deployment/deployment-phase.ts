import { DeploymentRefused } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { watchFromGarrisons } from '../presence/garrison-watch.js';
import { landTheRest } from './landing.js';
import { militiaAwayFromHome, sendMilitiaHome } from './militia-home.js';
import { DeploymentPlanner, type Deployment, type DeployWish } from './plan-deployment.js';
import { restackAll } from './restack.js';
import { type Coming, turnedAway } from './room.js';
import { deploy, placeName } from './tell-deployment.js';

/**
 * The movement of a deployment, peace or truce turn (GITM AMWOL 7.18, 7.19, NWOL 7.16, 8.12). Every order is judged by the
 * position before anybody moved; where more come than there is room for a draw says who stays; units left aboard ship
 * land, and crowded squares are thinned out.
 */
export function deploymentPhase(context: PhaseContext): void {
  watchFromGarrisons(context);
  const planner = new DeploymentPlanner(context);
  const wishes = wishesOf(context);
  const plans = new Map(wishes.map((wish) => [wish.unit.id, planner.plan(wish)]));
  const byId = new Map(wishes.map((wish) => [wish.unit.id, wish]));
  const order = context.dice.shuffle(context.landLabel('7.18', 'order'), [...byId.keys()]);
  const comings = order.flatMap((id) => comingOf(byId.get(id)!, plans.get(id)!));
  const going = new Set([...comings.map(({ unit }) => unit.id), ...militiaAwayFromHome(context)]);
  const turned = turnedAway(context, comings, going);
  for (const id of order) carryOut(context, byId.get(id)!, turned.has(id) ? 'square-full' : plans.get(id)!);
  sendMilitiaHome(context);
  landTheRest(context, planner);
  restackAll(context);
}

/** The last order of each unit, by id of the unit. */
function wishesOf(context: PhaseContext): DeployWish[] {
  const last = new Map<string, DeployWish>();
  for (const { order } of context.orders.ofKind('deploy')) {
    const unit = context.state.units.get(order.unit);
    if (unit) last.set(unit.id, { unit, square: order.square ?? null, tactical: order.tactical ?? null });
  }
  return [...last.values()].sort((a, b) => (a.unit.id < b.unit.id ? -1 : 1));
}

/** The move of a unit into another square of the map; a shift within its own takes no room. */
function comingOf({ unit }: DeployWish, plan: Deployment | string): Coming[] {
  if (typeof plan === 'string' || plan.kind === 'port' || plan.square === unit.square) return [];
  return [{ unit, square: plan.square, tactical: plan.place.tactical }];
}

function carryOut(context: PhaseContext, wish: DeployWish, plan: Deployment | string): void {
  if (typeof plan === 'string') refuse(context, wish, plan);
  else deploy(context, wish.unit, plan, 'ordered');
}

function refuse(context: PhaseContext, { unit, square }: DeployWish, reason: string): void {
  context.emit(DeploymentRefused, {
    rule: context.landRule('7.18'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, at: placeName(context, unit), to: square, reason },
    audience: commandOf(unit),
  });
}
