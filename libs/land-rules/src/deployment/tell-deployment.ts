import { tacticalName, type Unit, UnitDeployed, type UnitStatus } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { fortTakes } from '../orders/fort-entry.js';
import type { Deployment } from './plan-deployment.js';

/** Name of the square or port a unit is in, or null aboard a ship. */
export function placeName(context: PhaseContext, unit: Unit): string | null {
  return unit.square >= 0 ? context.state.theatre.grid.nameOf(unit.square) : unit.place;
}

/** Places a unit and tells so; whoever comes from a ship or a garrison to the map is active there (7.18, 11.1). */
export function deploy(context: PhaseContext, unit: Unit, to: Deployment, reason: string): void {
  const { grid } = context.state.theatre;
  const onMap = to.kind === 'map';
  const kept: UnitStatus = unit.status === 'inactive' ? 'inactive' : 'active';
  const dice: readonly Draw[] = onMap ? to.place.dice : [];
  context.emit(UnitDeployed, {
    rule: context.landRule('7.18'),
    units: [unit.id],
    data: {
      unit: unit.id,
      from: placeName(context, unit),
      fromTactical: unit.tactical >= 0 ? tacticalName(unit.tactical) : null,
      to: onMap ? grid.nameOf(to.square) : to.port.name,
      toTactical: onMap ? tacticalName(to.place.tactical) : null,
      status: onMap ? kept : 'garrison',
      inFort: onMap && fortTakes(context, unit, to.square, to.place.tactical),
      ...(unit.aboard ? { landedFrom: unit.aboard } : {}),
      reason,
    },
    dice,
    audience: commandOf(unit),
  });
}
