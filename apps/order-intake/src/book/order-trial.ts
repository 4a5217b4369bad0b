import { keyOfPiece, type Order } from '../game/sent-order.js';
import { orderDigest } from '@vedette/ledger';
import type { DeskOfOrders } from '../game/desk-of-orders.js';
import type { OrderProblem, Receipt } from '@vedette/order-rules';

/** An order that stands, by the receipt it has or by its place in what is being tried. */
export interface Standing {
  readonly order: Order;
  readonly name: string;
}

/**
 * Orders judged one after another as if they were sent now, each seeing those before it. Whoever replaces an order of his own
 * is told at once which, and what of it falls away: orders for a piece are not added up (GITM AMWOL 6.1).
 */
export class OrderTrial {
  private readonly tried = new Map<number, Standing>();
  private place: number;

  /** `sent` gives what was sent before at a place; `first` is the place of the next. */
  constructor(
    private readonly desk: DeskOfOrders,
    private readonly first: number,
    private readonly sent: (place: number) => Standing | null,
    private readonly rule: string,
  ) {
    this.place = first;
  }

  take(order: Order): Receipt {
    const place = this.place++;
    const before = this.desk.standingPlace(order);
    const receipt = this.desk.take(order, place);
    this.tried.set(place, { order, name: `order ${place - this.first} of those sent together` });
    const replaced = before !== null && this.desk.stands(place) ? this.at(before) : null;
    // What a deputy or a commander sent before is in his own list alone.
    if (replaced?.order.by !== order.by || !replaced) return receipt;
    return { ...receipt, problems: [...receipt.problems, noteOn(order, replaced, this.rule)] };
  }

  /** The order tried last has been given a receipt; later ones tell of it by that. */
  hasReceipt(id: string): void {
    const last = this.tried.get(this.place - 1)!;
    this.tried.set(this.place - 1, { ...last, name: `receipt ${id}` });
  }

  private at(place: number): Standing | null {
    return this.tried.get(place) ?? this.sent(place);
  }
}

function noteOn(order: Order, replaced: Standing, rule: string): OrderProblem {
  const field = `/${keyOfPiece(order) ?? 'unit'}` as const;
  if (orderDigest(order) === orderDigest(replaced.order))
    return {
      severity: 'warning',
      code: 'duplicate',
      rule,
      field,
      message: [
        `the same order stands already (${replaced.name})`,
        'one order a piece is carried out',
        'this one takes its place and nothing changes',
      ].join('; '),
    };
  const dropped = droppedBy(order, replaced.order);
  return {
    severity: 'warning',
    code: 'replaces',
    rule,
    field,
    message: [
      `it replaces your earlier order (${replaced.name})`,
      'one order a piece is carried out, the last, and nothing of those before it',
      dropped.length > 0
        ? `of the earlier one ${dropped.join(', ')} ${dropped.length > 1 ? 'fall' : 'falls'} away; send it again with this one if it is to hold`
        : 'it says something on all that the earlier one did',
    ].join('; '),
  };
}

/** Parts of the earlier order that the later one is silent on, as `posture` or `tactical.line`. */
function droppedBy(order: object, earlier: object, path = ''): string[] {
  return Object.entries(earlier).flatMap(([key, value]): string[] => {
    if (value === undefined || (path === '' && ['kind', 'unit', 'ship', 'by', 'at'].includes(key))) return [];
    const other = (order as Record<string, unknown>)[key];
    const name = path === '' ? key : `${path}.${key}`;
    if (other === undefined) return [name];
    return isPart(value) && isPart(other) ? droppedBy(other, value, name) : [];
  });
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
