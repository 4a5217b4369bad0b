import { type LandOrder, RideNotMade, tacticalIndex, type Unit } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { driveOnShattered } from '../condition/driven-on.js';
import { orderRoll } from '../strategic/movement-order.js';
import { type NoRide, noTrain } from './boarding-trains.js';
import { ride } from './ride.js';
import { rideLine } from './ride-line.js';

type RailSection = NonNullable<LandOrder['rail']>;

/**
 * Trains run when the last march is done (ROTD 8.1): in an order drawn anew, each unit that was ordered to rides all at once. Shattered
 * units that enemies got off beside are driven on (14.4).
 */
export function railPhase(context: PhaseContext): void {
  const riders = [...context.state.units.values()].filter(
    (unit) => unit.square >= 0 && context.orders.land(unit.id)?.rail,
  );
  const turn = new Map(riders.map((unit) => [unit, orderRoll(context, unit.id).value]));
  for (const unit of riders.sort((a, b) => turn.get(a)! - turn.get(b)!))
    send(context, unit, context.orders.land(unit.id)!.rail!);
  driveOnShattered(context);
}

function send(context: PhaseContext, unit: Unit, order: RailSection): void {
  const { grid } = context.state.theatre;
  const destination = grid.indexOf(order.destination);
  const waypoint = order.waypoint ? grid.indexOf(order.waypoint) : -1;
  if (destination === unit.square && waypoint < 0) return;
  const refusal = noTrain(context, unit);
  if (refusal) {
    tellNoRide(context, unit, order, refusal);
    return;
  }
  const line = rideLine(context, unit, { destination, waypoint });
  if (!line) {
    tellNoRide(context, unit, order, { reason: 'no-line', rule: 'rail-lines' });
    return;
  }
  const entry = order.entry ? tacticalIndex(order.entry) : -1;
  const refused = ride(context, unit, { line, destination, entry });
  if (refused) tellNoRide(context, unit, order, refused);
}

function tellNoRide(context: PhaseContext, unit: Unit, order: RailSection, { reason, rule }: NoRide): void {
  context.emit(RideNotMade, {
    rule: context.landRule(rule),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      at: context.state.theatre.grid.nameOf(unit.square),
      bound: order.destination,
      reason,
    },
    dice: [orderRoll(context, unit.id)],
    audience: commandOf(unit),
  });
}
