import type { CampaignState, Order } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import { CommandRegister } from './authority/command-register.js';
import { Knowledge } from './authority/knowledge.js';
import { judgeOrder } from './judge-order.js';
import { landRule, type Judging } from './judging.js';
import { OrderSlots, slotOf } from './order-slots.js';
import { Problems } from './problems.js';
import type { Receipt } from './receipt.js';
import { submissionOrder } from './submission-order.js';

/** What became of a list of orders. */
export interface Judgements {
  /** One receipt an order, in the order of the list. */
  readonly receipts: readonly Receipt[];
  /** Places in the list of the orders that are carried out: accepted, and not replaced by another (6.1). */
  readonly standing: ReadonlySet<number>;
  /** Places in the list in the order of submission. */
  readonly sequence: readonly number[];
  /** The orders that are carried out, in the order of submission. */
  readonly accepted: readonly Order[];
}

/** An order that was judged, before it is known whether a later one replaces it. */
interface Judged {
  readonly accepted: boolean;
  readonly understood: string;
  readonly problems: Problems;
}

/**
 * Judges orders in the order of submission (GITM AMWOL 6.1, 6.10; details 14): authority is that of the moment, an
 * assignment holds for what comes after it; of the orders for one unit or ship the last of a commander stands, else the
 * last of a deputy, whose order after a commander's is valid but does nothing.
 */
export function judgeOrders(state: CampaignState, books: Books, orders: readonly Order[]): Judgements {
  const desk = new OrderDesk(state, books);
  const sequence = submissionOrder(orders);
  for (const place of sequence) desk.take(orders[place]!, place);
  const standing = desk.standing();
  return {
    receipts: orders.map((_, place) => desk.receipt(place)),
    standing,
    sequence,
    accepted: sequence.filter((place) => standing.has(place)).map((place) => orders[place]!),
  };
}

/** Takes orders one after another and keeps what stands. */
class OrderDesk {
  private readonly register: CommandRegister;
  private readonly slots = new OrderSlots();
  private readonly judged = new Map<number, Judged>();
  private readonly stands = new Set<number>();
  private readonly knowledge = new Map<string, Knowledge>();

  constructor(
    private readonly state: CampaignState,
    private readonly books: Books,
  ) {
    this.register = new CommandRegister(state);
  }

  take(order: Order, place: number): void {
    const problems = new Problems();
    const judging = this.judging(order.by ?? '', problems);
    const understood = judgeOrder(judging, order);
    const accepted = !problems.fatal;
    this.judged.set(place, { accepted, understood, problems });
    if (!accepted) return;
    this.stand(judging, order, place);
    if (order.kind === 'assign') this.register.assign(order.unit, order.commander, order.deputy);
  }

  receipt(place: number): Receipt {
    const { accepted, understood, problems } = this.judged.get(place)!;
    return { order: place, accepted, understood, problems: problems.list };
  }

  standing(): ReadonlySet<number> {
    return this.stands;
  }

  private judging(by: string, problems: Problems): Judging {
    const { state, books, register } = this;
    const player = state.players.find(({ id }) => id === by);
    let knowledge = this.knowledge.get(by);
    if (!knowledge) this.knowledge.set(by, (knowledge = new Knowledge(state, books.land, player)));
    return { state, books, register, problems, player, by, knowledge };
  }

  private stand(judging: Judging, order: Order, place: number): void {
    const piece = slotOf(order);
    if (piece === null) {
      this.stands.add(place);
      return;
    }
    const claim = this.slots.claim(piece, place, judging.register.capacityOf(judging.by, piece));
    const field = order.kind === 'naval' ? 'ship' : 'unit';
    const rule = landRule(judging, '6.1');
    if (claim.outcome === 'commander-has-ordered') {
      judging.problems.warn('commander-has-ordered', rule, field, [
        `the commander of ${piece} has sent an order`,
        "a deputy's order counts only while there is none",
        'yours does nothing unless his is withdrawn',
      ]);
      return;
    }
    this.stands.add(place);
    if (!claim.replaced) return;
    this.stands.delete(claim.replaced.place);
    this.judged
      .get(claim.replaced.place)!
      .problems.warn('replaced', rule, field, [
        `a later order for ${piece} was sent`,
        'one order a piece is carried out, the last of its commander or else of its deputy',
        'this one does nothing',
      ]);
  }
}
