import type { CampaignState, Order, Player } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import { type Capacity, CommandRegister } from './command-register.js';
import { Knowledge } from './knowledge.js';
import { judgeOrder } from './judge-order.js';
import { landRule, type Judging } from './judging.js';
import { definitionOf, slotOf } from './order-kinds.js';
import { type MarchPlan, marchPlan } from './land/march-plan.js';
import { type PieceReach, pieceReach } from './reach/piece-reach.js';
import { type Beforehand, type ReachAhead, reachAhead } from './reach/reach-ahead.js';
import { OrderSlots, type SlotHolder } from './order-slots.js';
import { type Offers, orderOffers } from './order-options.js';
import { Problems } from './problems.js';
import type { Receipt } from './receipt.js';

/** What the desk remembers of an order it has taken. */
interface Taken {
  readonly order: Order;
  /** Of an order that was judged here. */
  readonly judged: { readonly understood: string; readonly problems: Problems } | null;
}

/** What senders can know, kept for as long as the position is the same. */
class KnowledgeOfAll {
  private readonly players: ReadonlyMap<string, Player>;
  private readonly known = new Map<string, Knowledge>();

  constructor(
    private readonly state: CampaignState,
    private readonly books: Books,
  ) {
    this.players = new Map(state.players.map((player) => [player.id, player]));
  }

  player(id: string): Player | undefined {
    return this.players.get(id);
  }

  of(id: string): Knowledge {
    let knowledge = this.known.get(id);
    if (!knowledge) {
      // Whoever is no player knows nothing; remembering each made-up name would let senders fill the memory.
      const player = this.players.get(id);
      knowledge = new Knowledge(this.state, this.books.land, player);
      if (player) this.known.set(id, knowledge);
    }
    return knowledge;
  }
}

/**
 * Takes orders one after another, in the order of submission, and keeps what stands (GITM AMWOL 6.1, 6.10). What one more
 * order costs does not depend on how many came before: an order is judged against the position and the officers of the
 * moment, and each piece remembers its own claims. `place` is the caller's number of an order; no two orders share one.
 */
export class OrderDesk {
  private readonly register: CommandRegister;
  private readonly slots: OrderSlots;
  private readonly taken = new Map<number, Taken>();
  private readonly knowledge: KnowledgeOfAll;

  /** `below`: a desk this one goes on from and never changes. */
  constructor(
    private readonly state: CampaignState,
    private readonly books: Books,
    below: OrderDesk | null = null,
  ) {
    this.register = new CommandRegister(state, below?.register ?? null);
    this.slots = new OrderSlots(below?.slots ?? null);
    this.knowledge = below?.knowledge ?? new KnowledgeOfAll(state, books);
  }

  /** A desk that goes on from here without changing anything here: for orders that are only tried. */
  trial(): OrderDesk {
    return new OrderDesk(this.state, this.books, this);
  }

  /** Judges an order; if it is accepted it counts from now on. */
  take(order: Order, place: number): Receipt {
    const problems = new Problems();
    const judging = this.judging(order.by ?? '', problems);
    const understood = judgeOrder(judging, order);
    this.taken.set(place, { order, judged: { understood, problems } });
    if (!problems.fatal) this.count(judging, order, place);
    return this.receipt(place);
  }

  /** What a player may order a piece as things stand, assignments counted, and what is closed ({@link orderOffers}). */
  offers(by: string, piece: string): Offers {
    return orderOffers(this.state, this.books, by, piece, this.register);
  }

  /** Counts an order that was accepted before, without judging it again. */
  enter(order: Order, place: number): void {
    this.taken.set(place, { order, judged: null });
    this.count(this.judging(order.by ?? '', new Problems()), order, place);
  }

  /**
   * An order is taken back, and whatever it had replaced stands again. What took effect at once, as an assignment does, cannot
   * be: orders were judged by it since (6.10). @throws RangeError when the order is one
   */
  withdraw(place: number): void {
    const order = this.taken.get(place)?.order;
    if (!order) return;
    if (definitionOf(order).atOnce) throw new RangeError(`Order ${place} took effect at once and stays.`);
    const piece = slotOf(order);
    if (piece !== null) this.slots.withdraw(piece, place);
    this.taken.delete(place);
  }

  /** The receipt of an order that was judged here, with what became of it since. */
  receipt(place: number): Receipt {
    const { understood, problems } = this.taken.get(place)!.judged!;
    return { order: place, accepted: !problems.fatal, understood, problems: problems.list };
  }

  /** Whether an order is carried out as things stand: accepted, not withdrawn, not replaced (6.1). */
  stands(place: number): boolean {
    const taken = this.taken.get(place);
    if (!taken || taken.judged?.problems.fatal) return false;
    const piece = slotOf(taken.order);
    return piece === null || this.slots.holder(piece)?.place === place;
  }

  /** The place of the order that stands now for the piece an order is for; null when none does, and for orders that all stand. */
  standingPlace(order: Order): number | null {
    const piece = slotOf(order);
    return piece === null ? null : (this.slots.holder(piece)?.place ?? null);
  }

  /** What the march of an order comes to, as its sender can know ({@link marchPlan}); null for orders without one. */
  plan(order: Order): MarchPlan | null {
    return order.kind === 'land' ? marchPlan(this.judging(order.by ?? '', new Problems()), order) : null;
  }

  /** Where a player can know a piece of his to get in a turn ({@link pieceReach}). */
  reach(by: string, piece: string): PieceReach | null {
    return pieceReach(this.judging(by, new Problems()), piece);
  }

  /** The same of a turn that is not open yet ({@link reachAhead}). */
  reachAhead(by: string, piece: string, before: Beforehand): ReachAhead | null {
    return reachAhead(this.judging(by, new Problems()), piece, before);
  }

  /** In what capacity a player may order a piece now, assignments of the turn counted. */
  capacityOf(by: string, piece: string): Capacity {
    return this.register.capacityOf(by, piece);
  }

  /** The place of the order that a piece acts by, and in what capacity it was sent; null when none was. */
  holderOf(piece: string): SlotHolder | null {
    return this.slots.holder(piece);
  }

  private judging(by: string, problems: Problems): Judging {
    const { state, books, register, knowledge } = this;
    return {
      state,
      books,
      register,
      problems,
      by,
      player: knowledge.player(by),
      knowledge: knowledge.of(by),
    };
  }

  private count(judging: Judging, order: Order, place: number): void {
    const { atOnce, slot } = definitionOf(order);
    atOnce?.(this.register, order);
    if (slot === null) return;
    const piece = slot.piece(order);
    const claim = this.slots.claim(piece, place, judging.register.capacityOf(judging.by, piece));
    const rule = landRule(judging, '6.1');
    if (claim.outcome === 'commander-has-ordered')
      judging.problems.warn('commander-has-ordered', rule, `/${slot.key}`, [
        `the commander of ${piece} has sent an order`,
        "a deputy's order counts only while there is none",
        'yours does nothing unless his is withdrawn',
      ]);
    else if (claim.replaced)
      this.taken
        .get(claim.replaced.place)
        ?.judged?.problems.warn('replaced', rule, `/${slot.key}`, [
          `a later order for ${piece} was sent`,
          'one order a piece is carried out, the last of its commander or else of its deputy',
          'this one does nothing',
        ]);
  }
}
