import { FortChanged, FortChangeSighted, type Unit } from '@vedette/campaign';
import { onTheSpot, sightingOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { tacticalOrder } from '../orders/tactical-order.js';
import { isActive } from '../presence/strangers.js';
import { fortTakes } from '../orders/fort-entry.js';

/**
 * Before anybody changes square, units ordered to the square they stand in go into its fort, or come out of it with the
 * order not to enter (GITM AMWOL 8.2). It costs nothing and does not count as moving.
 */
export function changeForts(context: PhaseContext, square: number, phase: number): void {
  const city = context.state.cityIn(square);
  if (!city?.fort) return;
  for (const unit of [...context.state.unitsAt(square, city.tactical)]) {
    if (!isActive(unit) || unit.turn.tactics.specifiedDone) continue;
    const order = tacticalOrder(context, unit);
    if (order.destination !== city.tactical || order.waypoint !== null || order.phase > phase) continue;
    const inFort = !order.staysOutsideForts;
    if (inFort === unit.inFort || (inFort && !fortTakes(context, unit, square, city.tactical))) continue;
    tellChange(context, unit, city.name, inFort);
  }
}

function tellChange(context: PhaseContext, unit: Unit, city: string, inFort: boolean): void {
  const { friends, strangers } = onTheSpot(context.state, unit);
  const change = { unit: unit.id, in: context.state.theatre.grid.nameOf(unit.square), city, inFort };
  const shared = { square: unit.square, units: [unit.id] };
  context.emit(FortChanged, {
    ...shared,
    rule: context.landRule('8.2'),
    data: { ...change, specifiedDone: true },
    audience: friends,
  });
  const sighting = sightingOf(context, unit, strangers);
  if (!sighting) return;
  const { force, dice, audience } = sighting;
  context.emit(FortChangeSighted, {
    ...shared,
    rule: context.landRule('4.2'),
    data: { ...change, force },
    dice,
    audience,
  });
}
