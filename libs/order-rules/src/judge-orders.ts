import type { CampaignState, Order } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import { CommandRegister, type Capacity } from './command-register.js';
import { judgeOrder } from './judge-order.js';
import { Problems } from './problems.js';
import type { Receipt } from './receipt.js';

/** What became of a list of orders. */
export interface Judgements {
  readonly receipts: readonly Receipt[];
  /** Places in the list of the orders that are carried out: accepted, and not replaced by a later one (6.1). */
  readonly standing: ReadonlySet<number>;
}

interface Slot {
  readonly place: number;
  readonly capacity: Capacity;
}

/**
 * Judges orders in the order of submission (GITM AMWOL 6.1, 6.10; details 14): authority is that of the moment, an
 * assignment holds for what comes after it; of the orders for one unit or ship the last of a commander stands, else the
 * last of a deputy, whose order after a commander's is valid but does nothing.
 */
export function judgeOrders(state: CampaignState, books: Books, orders: readonly Order[]): Judgements {
  const register = new CommandRegister(state);
  const slots = new Map<string, Slot>();
  const standing = new Set<number>();
  const receipts = orders.map((order, place): Receipt => {
    const problems = new Problems();
    const by = order.by ?? '';
    const player = state.players.find(({ id }) => id === by);
    const understood = judgeOrder({ state, books, register, problems, player, by }, order);
    const accepted = !problems.fatal;
    if (accepted) stand(order, place, by, register, slots, standing, problems);
    if (accepted && order.kind === 'assign') register.assign(order.unit, order.commander, order.deputy);
    return { order: place, accepted, understood, problems: problems.list };
  });
  return { receipts, standing };
}

function stand(
  order: Order,
  place: number,
  by: string,
  register: CommandRegister,
  slots: Map<string, Slot>,
  standing: Set<number>,
  problems: Problems,
): void {
  const piece =
    order.kind === 'land' || order.kind === 'deploy'
      ? order.unit
      : order.kind === 'naval'
        ? order.ship
        : null;
  if (piece === null) {
    standing.add(place);
    return;
  }
  const capacity = register.capacityOf(by, piece);
  const before = slots.get(piece);
  if (capacity === 'deputy' && before?.capacity === 'commander') {
    problems.warn(
      'commander-has-ordered',
      '6.1',
      order.kind === 'naval' ? 'ship' : 'unit',
      `the commander of ${piece} has sent an order; it stands, and yours does nothing`,
    );
    return;
  }
  if (before) standing.delete(before.place);
  slots.set(piece, { place, capacity });
  standing.add(place);
}
