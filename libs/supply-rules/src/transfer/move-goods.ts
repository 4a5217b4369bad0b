import { GoodsMoved, GoodsNotMoved, type OrderOf } from '@vedette/campaign';
import { isMinorPlace } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import { type GoodsPlace, goodsPlace } from './goods-place.js';
import { isWithoutLimits } from './free-moves.js';
import { SeaTraffic } from './sea-way.js';
import { type Way, wayBetween } from './way-between.js';

type Transfer = OrderOf<'move-supplies'> | OrderOf<'move-stores'>;
type Goods = 'supplies' | 'stores';

/**
 * Supplies and stores ordered moved (GITM AMWOL 10.6, PATE 3.5; ROTD 11.7), in random order: by a line of contact, by rail or river where
 * the book has them, or by sea; only goods that were there when the turn began, at most sixty a place and turn, ten in and out of
 * a minor depot, and stores only to ports with a yard. An order for more than is there fails whole (details 15, A-61); one above the
 * limit is cut down to it. What cannot be moved is told with the reason.
 */
export function moveGoods(context: PhaseContext): void {
  const orders = [...context.orders.ofKind('move-supplies'), ...context.orders.ofKind('move-stores')];
  const byName = new Map(
    orders.map((accepted) => [`${accepted.index}`.padStart(6, '0'), accepted.order as Transfer]),
  );
  if (orders.length === 0) return;
  const moves = new GoodsMoves(context);
  for (const name of context.dice.shuffle(context.landLabel('10.6', 'order of moves'), [...byName.keys()]))
    moves.move(byName.get(name)!);
}

class GoodsMoves {
  private readonly sea: SeaTraffic;
  /** Supplies that went in and out of minor depots so far, by id (ROTD 11.7). */
  private readonly minorTraffic = new Map<string, number>();

  constructor(private readonly context: PhaseContext) {
    this.sea = new SeaTraffic(context);
  }

  move(order: Transfer): void {
    const { context } = this;
    const goods: Goods = order.kind === 'move-supplies' ? 'supplies' : 'stores';
    const from = goodsPlace(context.state, order.from);
    const to = goodsPlace(context.state, order.to);
    const refuse = (reason: string): void => tellNot(context, order, goods, reason);
    if (!from || !to) return refuse(`${from ? order.to : order.from} is no ${this.placeWords()}`);
    if (!this.maySend(order, from)) return refuse(`${from.name} is not in your state's hands`);
    if (goods === 'stores' && (from.stores === null || to.stores === null))
      return refuse(`${from.stores === null ? from.name : to.name} holds supplies alone`);
    const way = wayBetween(context, from, to, goods, this.sea);
    if ('why' in way) return refuse(way.why);
    const there = begunThere(from, goods);
    if (order.amount > there)
      return refuse(
        there > 0
          ? `of the ${goods} that began the turn in ${from.name} only ${there} are left`
          : `${from.name} has no ${goods} that began the turn there`,
      );
    const amount = Math.min(order.amount, this.mostFrom(from), this.mostThrough(from), this.mostThrough(to));
    if (amount < 1) return refuse(this.whyNoMore(from, to));
    this.carry(order, { from, to, goods, amount, way });
  }

  /** Whoever sent the order sends what his state holds, or his side where the book says so. */
  private maySend({ by }: Transfer, from: GoodsPlace): boolean {
    const { state, book } = this.context;
    const sender = state.players.find(({ id }) => id === by)?.state;
    if (!sender || sender === from.state) return true;
    return book.supply.goodsMovedFor.value === 'side' && state.standing(sender, from.state) === 'same';
  }

  private placeWords(): string {
    return this.context.book.supply.depots === null ? 'city or port' : 'city, port, depot or cache';
  }

  /** How much a place may still send in this turn (A-46: one counter). */
  private mostFrom(place: GoodsPlace): number {
    return isWithoutLimits(this.context)
      ? Infinity
      : this.context.book.supply.mostSent.value - place.turn.sent;
  }

  /** How much may still go in or out of a place this turn: minor depots have a limit for both together. */
  private mostThrough(place: GoodsPlace): number {
    const { state, book } = this.context;
    if (book.supply.depots === null || place.kind !== 'depot' || isWithoutLimits(this.context))
      return Infinity;
    if (!isMinorPlace(state, place.state, place.square)) return Infinity;
    return book.supply.depots.minorTraffic.value - (this.minorTraffic.get(place.name) ?? 0);
  }

  private whyNoMore(from: GoodsPlace, to: GoodsPlace): string {
    const full = [from, to].find((place) => this.mostThrough(place) < 1);
    return full
      ? `no more than ${this.context.book.supply.depots!.minorTraffic.value} go in and out of ${full.name} in a turn`
      : `${from.name} has already sent ${from.turn.sent} this turn`;
  }

  private carry(order: Transfer, { from, to, goods, amount, way }: Move): void {
    const { context } = this;
    for (const { name } of [from, to])
      this.minorTraffic.set(name, (this.minorTraffic.get(name) ?? 0) + amount);
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
}

interface Move {
  readonly from: GoodsPlace;
  readonly to: GoodsPlace;
  readonly goods: Goods;
  readonly amount: number;
  readonly way: Exclude<Way, { readonly why: string }>;
}

/** Goods that began the turn in a place and are still there. */
function begunThere(place: GoodsPlace, goods: Goods): number {
  const received = goods === 'supplies' ? place.turn.receivedSupplies : place.turn.receivedStores;
  return Math.max(0, (place[goods] ?? 0) - received);
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
