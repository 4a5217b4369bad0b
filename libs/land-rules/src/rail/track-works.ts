import { OrderFailed, type OrderOf } from '@vedette/campaign';
import type { Audience } from '@vedette/record';
import type { PhaseContext } from '@vedette/rulebooks';
import type { NotDone } from './not-done.js';
import { destroyByUnit } from './destroy-track.js';
import { destroyByShip } from './destroy-from-river.js';
import { repairTrack } from './repair-track.js';

type TrackOrder = OrderOf<'track'>;

/**
 * Work on track and railway bridges is done when the turn's movement is over (ROTD 8.5, 8.6, 12.3, R-58): what is torn up this turn
 * is not repaired in it.
 */
export function workOnTrack(context: PhaseContext): void {
  const orders = context.orders.ofKind('track').map(({ order }) => order);
  const tornUp = new Set<string>();
  for (const order of orders) {
    if (order.action !== 'destroy') continue;
    const notDone = context.state.ships.has(order.unit ?? '')
      ? destroyByShip(context, order)
      : destroyByUnit(context, order);
    if (notDone) tellNotDone(context, order, notDone);
    else tornUp.add(order.square);
  }
  for (const order of orders) {
    if (order.action !== 'repair') continue;
    const notDone = tornUp.has(order.square)
      ? ({ reason: 'it was torn up this turn', rule: 'track-works' } as const)
      : repairTrack(context, order);
    if (notDone) tellNotDone(context, order, notDone);
  }
}

function tellNotDone(context: PhaseContext, order: TrackOrder, { reason, rule }: NotDone): void {
  const { state } = context;
  const unit = state.units.get(order.unit ?? '') ?? state.ships.get(order.unit ?? '');
  const told = [order.by, unit?.commander, unit?.deputy].filter((id) => typeof id === 'string');
  const audience: Audience = Object.fromEntries(told.map((id) => [id, 'full' as const]));
  context.emit(OrderFailed, {
    rule: context.landRule(rule),
    square: state.theatre.grid.indexOf(order.square),
    data: { kind: 'track', subject: order.unit ?? order.square, reason },
    audience,
  });
}
