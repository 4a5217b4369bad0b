import {
  GoodsMoved,
  GoodsNotMoved,
  type City,
  type OrderOf,
  type PlaceTurn,
  type StateId,
} from '@vedette/campaign';
import { ContactGround, ContactSearch } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import { portOf, SeaTraffic } from './sea-way.js';

type Transfer = OrderOf<'move-supplies'> | OrderOf<'move-stores'>;
type Goods = 'supplies' | 'stores';

interface Place {
  readonly name: string;
  readonly state: StateId;
  readonly supplies: number;
  readonly stores: number;
  readonly turn: PlaceTurn;
}

type Way = { readonly by: 'land' | 'sea'; readonly path: readonly string[] } | { readonly why: string };

/**
 * Supplies and stores ordered moved (GITM AMWOL 10.6, PATE 3.5), in random order: by a line of contact between the cities
 * of at most ten squares, or by sea; only goods that were there when the turn began, at most sixty a place and turn, and
 * stores only to ports with a yard. An order for more than is there fails whole (details 15, A-61); one above the limit is cut down
 * to it. What cannot be moved is told with the reason.
 */
export function moveGoods(context: PhaseContext): void {
  const orders = [...context.orders.ofKind('move-supplies'), ...context.orders.ofKind('move-stores')];
  const byName = new Map(
    orders.map((accepted) => [`${accepted.index}`.padStart(6, '0'), accepted.order as Transfer]),
  );
  if (orders.length === 0) return;
  const traffic = new SeaTraffic(context);
  for (const name of context.dice.shuffle(context.landLabel('10.6', 'order of moves'), [...byName.keys()]))
    moveOne(context, byName.get(name)!, traffic);
}

function moveOne(context: PhaseContext, order: Transfer, traffic: SeaTraffic): void {
  const goods: Goods = order.kind === 'move-supplies' ? 'supplies' : 'stores';
  const from = placeOf(context, order.from);
  const to = placeOf(context, order.to);
  const refuse = (reason: string): void => tellNot(context, order, goods, reason);
  if (!from || !to) return refuse(`${from ? order.to : order.from} is no city or port`);
  const sender = context.state.players.find(({ id }) => id === order.by)?.state;
  if (sender && sender !== from.state) return refuse(`${from.name} is not in your state's hands`);
  const way = wayBetween(context, from, to, goods, traffic);
  if ('why' in way) return refuse(way.why);
  const there = begunThere(from, goods);
  if (order.amount > there)
    return refuse(
      there > 0
        ? `of the ${goods} that began the turn in ${from.name} only ${there} are left`
        : `${from.name} has no ${goods} that began the turn there`,
    );
  const amount = Math.min(order.amount, mayStillSend(context, from));
  if (amount < 1) return refuse(`${from.name} has already sent ${from.turn.sent} this turn`);
  context.emit(GoodsMoved, {
    rule: rule(context, goods),
    data: {
      goods,
      from: from.name,
      to: to.name,
      amount,
      by: way.by,
      path: [...way.path],
      wanted: order.amount,
    },
    audience: order.by ? { [order.by]: 'full' } : {},
  });
}

/** Goods that began the turn in a place and are still there. */
function begunThere(place: Place, goods: Goods): number {
  const received = goods === 'supplies' ? place.turn.receivedSupplies : place.turn.receivedStores;
  return Math.max(0, place[goods] - received);
}

/** How much a place may still send in this turn (A-46: one counter). */
function mayStillSend(context: PhaseContext, place: Place): number {
  const { state, book } = context;
  return state.season === 'campaign' ? book.supply.mostSent.value - place.turn.sent : Infinity;
}

function placeOf(context: PhaseContext, name: string): Place | undefined {
  return context.state.cities.get(name) ?? context.state.ports.get(name);
}

function wayBetween(context: PhaseContext, from: Place, to: Place, goods: Goods, traffic: SeaTraffic): Way {
  const { state } = context;
  if (!state.areFriends(from.state, to.state)) return { why: `${to.name} is not in friendly hands` };
  const toPort = portOf(state, to.name);
  if (goods === 'stores' && toPort && toPort.yard < 1)
    return { why: `${to.name} has no yard to take stores` };
  const a = state.cities.get(from.name);
  const b = state.cities.get(to.name);
  for (const city of [a, b]) if (city?.besieged) return { why: `${city.name} is besieged` };
  const byLand = a && b ? landWay(context, a, b) : null;
  if (byLand) return byLand;
  const fromPort = portOf(state, from.name);
  if (!fromPort || !toPort)
    return { why: `no line of contact from ${from.name} to ${to.name}, and they are not both ports` };
  const why = traffic.whyNotBySea(state, fromPort, toPort, from.state);
  return why ? { why } : { by: 'sea', path: [] };
}

function landWay(context: PhaseContext, from: City, to: City): Way | null {
  const { state, book } = context;
  const { grid } = state.theatre;
  const reach = state.season === 'campaign' ? book.supply.moveReach.value : grid.columns * grid.rows;
  const path = new ContactSearch(new ContactGround(state, book, from.state), from, reach).pathTo(to);
  return path ? { by: 'land', path: path.map((square) => grid.nameOf(square)) } : null;
}

function tellNot(context: PhaseContext, order: Transfer, goods: Goods, reason: string): void {
  context.emit(GoodsNotMoved, {
    rule: rule(context, goods),
    data: { goods, from: order.from, to: order.to, amount: order.amount, reason },
    audience: order.by ? { [order.by]: 'full' } : {},
  });
}

function rule(context: PhaseContext, goods: Goods): string {
  return goods === 'supplies' ? context.landRule('10.6') : context.navalRule('3.5');
}
