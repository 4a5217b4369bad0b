import {
  BatteryHandedOver,
  hasRoomForBattery,
  OrderFailed,
  type OrderOf,
  spareBatteries,
  type Unit,
  whyNoBattery,
} from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import { makeOfTaken, type PhaseContext } from '@vedette/rulebooks';
import { whyNotTogether } from './together.js';

/**
 * A unit of foot or horse hands one battery beyond the one it serves over to a unit that has room for it (ROTD 10.11): in one
 * strategic square, with enemies there in one tactical square. The guns take the make of those they join; no men go with them.
 */
export function handOverBattery(context: PhaseContext, order: OrderOf<'battery'>): void {
  const unit = context.state.units.get(order.unit);
  const to = context.state.units.get(order.to);
  const { capture } = context.book.combat;
  if (!capture) return;
  const reason = !unit || !to ? 'one of the units is no more' : whyNot(context, unit, to);
  if (reason !== null) {
    context.emit(OrderFailed, {
      rule: context.landRule('captured-guns'),
      data: { kind: 'battery', subject: order.unit, reason },
      audience: order.by ? { [order.by]: 'full' } : {},
    });
    return;
  }
  context.emit(BatteryHandedOver, {
    rule: context.landRule('captured-guns'),
    square: unit!.square,
    units: [unit!.id, to!.id],
    data: {
      from: unit!.id,
      to: to!.id,
      before: unit!.gun,
      after: makeOfTaken(capture, to!, unit!.gun),
      left: unit!.batteries - 1,
      has: to!.batteries + 1,
    },
    audience: { ...commandOf(unit!), ...commandOf(to!) },
  });
}

function whyNot(context: PhaseContext, unit: Unit, to: Unit): string | null {
  const unlike = whyNoBattery(unit, to);
  if (unlike !== null) return unlike;
  if (spareBatteries(unit) < 1) return 'it has no battery beyond the one it serves';
  if (!hasRoomForBattery(to)) return `${to.id} has no room for another battery`;
  if ([unit, to].some(({ status }) => status !== 'active' && status !== 'inactive'))
    return 'both units must be on the map and in order';
  return whyNotTogether(context, unit, to);
}
