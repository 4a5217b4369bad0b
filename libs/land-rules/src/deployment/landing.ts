import { tacticalName, UnitDisbanded, type Unit } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { deploy } from './tell-deployment.js';
import type { DeploymentPlanner } from './plan-deployment.js';
import { tacticalPlace } from './tactical-place.js';

/**
 * Units still aboard transports when a deployment turn is over land in the port their group is in, else in its base port;
 * if that is hostile they are disbanded (GITM AMWOL 7.18).
 */
export function landTheRest(context: PhaseContext, planner: DeploymentPlanner): void {
  const aboard = [...context.state.units.values()].filter(
    (unit) => unit.status === 'embarked' && unit.aboard,
  );
  for (const unit of aboard) land(context, planner, unit);
}

function land(context: PhaseContext, planner: DeploymentPlanner, unit: Unit): void {
  const port = planner.portOf(unit);
  if (!port) return;
  if (context.state.areHostile(unit.state, port.state)) {
    context.emit(UnitDisbanded, {
      rule: context.landRule('7.18'),
      units: [unit.id],
      ships: [unit.aboard!],
      data: { unit: unit.id, men: unit.strength, ship: unit.aboard!, reason: 'base-port-hostile' },
      audience: commandOf(unit),
    });
    return;
  }
  if (port.square < 0) {
    deploy(context, unit, { kind: 'port', port }, 'landed');
    return;
  }
  const wished = port.tactical >= 0 ? tacticalName(port.tactical) : null;
  const place = tacticalPlace(context, unit, port.square, wished);
  if (place) deploy(context, unit, { kind: 'map', square: port.square, place }, 'landed');
}
