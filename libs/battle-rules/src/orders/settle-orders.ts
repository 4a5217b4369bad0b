import {
  type BattleContext,
  defaultOrderOf,
  inCommand,
  orderOfCommand,
  type OrderName,
  type Side,
  SIDES,
} from '@vedette/battle';
import { UnitsFellBackOnOrder } from './orders.events.js';

/** Units that are back in command take their command's order again (G-09), but for shattered ones. */
export function settleOrders(context: BattleContext): void {
  for (const side of SIDES) {
    const { state } = context;
    const mine = [...state.units.values()].filter((unit) => unit.side === side && inCommand(state, unit));
    settleUnits(
      context,
      side,
      mine.map(({ id }) => id),
    );
  }
}

/** Units that count as in command take their command's order, those of them that have one of their own (G-09). */
export function settleUnits(context: BattleContext, side: Side, ids: readonly string[]): void {
  const { state } = context;
  const orders = ids.flatMap((id) => {
    const unit = state.units.get(id)!;
    // Who is shattered keeps the default it took till its command has another order (G-10).
    if (unit.order === null || unit.orderUntil !== null || unit.collapsed) return [];
    return [[id, orderOfCommand(state, state.commands.get(unit.command)!)] as const];
  });
  if (orders.length > 0)
    tellOrders(context, side, Object.fromEntries(orders), 'they are in command again', null);
}

/**
 * Units found out of command take their default order at once (G-09); an order that commander's initiative gave them holds till the turn
 * ends (G-11).
 */
export function takeDefaults(context: BattleContext, side: Side, ids: readonly string[], why: string): void {
  const { state } = context;
  const units = ids.map((id) => state.units.get(id)!).filter(({ orderUntil }) => orderUntil === null);
  const orders = units.map((unit) => [unit.id, defaultOrderOf(state, unit)] as const);
  if (orders.length > 0) tellOrders(context, side, Object.fromEntries(orders), why, 'own');
}

function tellOrders(
  context: BattleContext,
  side: Side,
  orders: Record<string, OrderName>,
  why: string,
  keep: 'own' | null,
): void {
  const ids = Object.keys(orders);
  context.emit(UnitsFellBackOnOrder, {
    rule: ['G-09'],
    units: ids,
    data: { orders, why },
    audience: context.toSide(side),
    change: {
      units: Object.fromEntries(
        ids.map((id) => [id, { order: keep === 'own' ? orders[id]! : null, orderUntil: null }]),
      ),
    },
  });
}
