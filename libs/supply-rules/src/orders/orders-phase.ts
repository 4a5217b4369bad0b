import type { OrderKind } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { changeActivation, type Activation } from './activation.js';
import { handOverBattery } from './hand-over-battery.js';
import { mergeUnits } from './merge.js';
import { lookAgain } from '../lines/look-again.js';
import { moveGoods } from '../transfer/move-goods.js';
import { carryOutShipsOrders } from './ships/ships-orders.js';
import { wakeBesideEnemies } from './wake-beside-enemies.js';

const CARRIED_OUT_HERE: readonly OrderKind[] = ['activation', 'merge', 'battery', 'land'];

/**
 * Orders that are carried out in the orders phase, in the order of receipt (GITM AMWOL 3.5, 11.1; details 15, A-08), after units
 * beside enemies have taken up arms (11.3): mergers,
 * units called up or laid up by a minister or in a unit's own order, and what is ordered of ships; whoever lost its source by
 * it looks for another (10.11). Turns of deployment, peace and
 * truce have no supply phase and no limits: there goods are moved at once (10.6).
 */
export function ordersPhase(context: PhaseContext): void {
  const { orders, state, book } = context;
  const laidUp = new Set(
    [...state.units.values()].filter(({ status }) => status === 'inactive').map(({ id }) => id),
  );
  wakeBesideEnemies(context);
  const all = CARRIED_OUT_HERE.flatMap((kind) => [...orders.ofKind(kind)]).sort((a, b) => a.index - b.index);
  for (const { order } of all) {
    if (order.kind === 'merge' && order.unit) mergeUnits(context, order);
    if (order.kind === 'battery') handOverBattery(context, order);
    if (order.kind === 'activation') activate(context, order.unit, order.action);
    if (order.kind === 'land' && order.activation && orders.land(order.unit) === order)
      activate(context, order.unit, order.activation);
  }
  carryOutShipsOrders(context);
  if (state.season === 'campaign') lookAgain(context, laidUp);
  else if (book.supply.quietMoves.value === 'with-orders') moveGoods(context);
}

function activate(context: PhaseContext, id: string, action: Activation): void {
  const unit = context.state.units.get(id);
  if (unit) changeActivation(context, unit, action);
}
