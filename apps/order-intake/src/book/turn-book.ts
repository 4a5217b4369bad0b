import type { OrderStatus } from '@vedette/contracts';
import type { EventStore, NewEvent, RecordedEvent, StreamVersions } from '@vedette/event-store';
import {
  type AnyGame,
  type AnyTurn,
  isStored,
  NotOfBattlesError,
  OrderBook,
  orderLeaf,
  OrderWithdrawn,
  PaddedOrderBook,
  type ProofStep,
  readUpheaval,
  type SubmittedOrder,
  TurnNotFoundError,
  TurnRecord,
} from '@vedette/ledger';
import type { MarchPlan, PieceReach, Receipt } from '@vedette/order-rules';
import type { DeskOfOrders, GameOffers } from '../game/desk-of-orders.js';
import { isOfBattle, type Order, takesEffectAtOnce } from '../game/sent-order.js';
import {
  type GroundSources,
  type StrategicGround,
  type TurnGround,
  turnGround,
  type ReadText,
} from '../game/turn-ground.js';
import type { Page } from '../stream/book-writer.js';
import { newsOf } from '../stream/news-of.js';
import { OrderTrial } from './order-trial.js';
import type { ActingPiece } from '../game/acting-piece.js';
import type { CampaignFile } from '../file/campaign-file.js';

/**
 * The orders of an open turn: what was sent so far, what of it stands, and the position it is judged against. Orders are
 * judged once, when they come in; what was sent before is known by its receipt.
 */
export class TurnBook implements Page {
  readonly stream = 'orders' as const;
  private readonly desk: DeskOfOrders;
  /** How many submissions the desk and the indexes hold. */
  private indexed = 0;
  private readonly places = new Map<string, number>();
  private readonly players = new Map<string, SubmittedOrder<Order>[]>();
  private readonly keys = new Map<string, SubmittedOrder<Order>[]>();
  private readonly origins = new Set<string>();
  /** The tree of the closed book, once somebody asked for a proof. */
  private tree: OrderBook | PaddedOrderBook | null = null;
  /** The position it is judged against is no more what the turn starts from; the book must be opened again. */
  isOutdated = false;

  private constructor(
    private readonly store: EventStore,
    readonly record: AnyTurn,
    readonly ground: TurnGround,
    readonly file: CampaignFile,
    private readonly versions: { orders: number; turn: number; umpire: number },
  ) {
    this.desk = ground.desk;
    this.index([]);
  }

  /** Opens the book of a turn. @throws CampaignNotFoundError @throws TurnNotFoundError */
  static async open(
    campaign: string,
    turn: number,
    store: EventStore,
    sources: GroundSources,
    file: CampaignFile,
  ): Promise<TurnBook> {
    const { orders = 0, turn: turns = 0, umpire = 0 } = await store.streamVersions(campaign);
    const record = new TurnRecord<AnyGame>(campaign, turn).add(await store.readTurns(campaign, turn));
    if (!record.opened) throw new TurnNotFoundError(campaign, turn);
    // After the record: an edit in between is then found once more and never missed.
    const ground = await turnGround(campaign, turn, sources);
    return new TurnBook(store, record, ground, file, { orders, turn: turns, umpire });
  }

  get campaign(): string {
    return this.record.campaign;
  }

  /** The version the `orders` stream has, as far as this book knows. */
  get version(): number {
    return Math.max(this.versions.orders, this.record.versions['orders'] ?? 0);
  }

  /**
   * Reads what others have written since the last look: orders, edits of the position, and a deadline that was moved; `now` as
   * for {@link newsOf}.
   */
  async refresh(now: StreamVersions | null = null): Promise<void> {
    const { campaign, versions, version } = this;
    const [orders, turns, byHand] = await Promise.all([
      newsOf(this.store, { campaign, stream: 'orders', version }, now),
      newsOf(this.store, { campaign, stream: 'turn', version: versions.turn }, now),
      newsOf(this.store, { campaign, stream: 'umpire', version: versions.umpire }, now),
    ]);
    versions.turn = Math.max(versions.turn, turns.at(-1)?.version ?? 0);
    versions.umpire = Math.max(versions.umpire, byHand.at(-1)?.version ?? 0);
    const edits = this.record.edits().length;
    this.record.add(byHand);
    if (this.record.edits().length > edits || turns.some(isUpheaval)) this.isOutdated = true;
    this.record.add(turns);
    this.take(orders);
  }

  /** Submissions are known as they were written; of anything else the log's own time is wanted. */
  async written(events: readonly NewEvent[], firstVersion: number): Promise<void> {
    if (!events.every(({ data }) => isSubmission(data))) return this.refresh();
    this.take(
      events.map((event, i): RecordedEvent => {
        const { campaign, stream } = this;
        // A submission's time stands on its receipt; nobody reads when its event was written.
        const unread = {
          ...{ sequence: 0, commandId: '', phase: null, rule: null, dice: null, meta: {} },
          recordedAt: '',
        };
        return {
          ...unread,
          schemaVersion: 1,
          campaign,
          stream,
          ...event,
          turn: this.record.turn,
          version: firstVersion + i,
        } as RecordedEvent;
      }),
    );
  }

  /** What a player may order a piece now, after everything that stands. */
  offers(player: string, piece: string): GameOffers {
    return this.desk.offers(player, piece);
  }

  /** What the march of an order comes to, as its sender can know; none of orders of a battle. */
  plan(order: Order): MarchPlan | null {
    return isOfBattle(order) ? null : this.strategic.desk.plan(order);
  }

  /** Where a player can know a piece of his to get in this turn; null for pieces that he does not command. */
  reach(player: string, piece: string): PieceReach | null {
    return this.desk.reach(player, piece);
  }

  /** Reads orders a player wrote as text: places by the map, ways from where his pieces stand. */
  readText(text: string, player: string): ReadText {
    return this.ground.readText(text, player);
  }

  /** What the referee makes of orders that would be sent now, after everything that stands. */
  judge(orders: readonly Order[]): Receipt[] {
    const trial = this.trial();
    return orders.map((order) => trial.take(order)).map((receipt, i) => ({ ...receipt, order: i }));
  }

  /** Judges orders one after another as if they were sent now; each judgement sees the ones before it. */
  trial(): OrderTrial {
    const sent = (place: number) => {
      const submitted = this.record.submissions[place];
      return submitted ? { order: submitted.order, name: `receipt ${submitted.receipt.id}` } : null;
    };
    return new OrderTrial(this.desk.trial(), this.indexed, sent, this.ground.rule);
  }

  /** What a strategic campaign is judged by. @throws NotOfBattlesError */
  get strategic(): StrategicGround {
    const { strategic } = this.ground;
    if (strategic === null) throw new NotOfBattlesError('orders by piece');
    return strategic;
  }

  /** Pieces a player may order now, in what capacity, and the order that each of them acts by. */
  acting(player: string): ActingPiece[] {
    const { state, desk } = this.strategic;
    return [...state.units.keys(), ...state.ships.keys()].flatMap((piece): ActingPiece[] => {
      const capacity = desk.capacityOf(player, piece);
      const holder = desk.holderOf(piece);
      // Of a campaign every order is one of a campaign.
      const submitted = holder
        ? ((this.record.submissions[holder.place] ?? null) as SubmittedOrder | null)
        : null;
      return capacity === null ? [] : [{ piece, capacity, submitted }];
    });
  }

  /** Everything that was sent in a player's name, in the order of sending. */
  sentBy(player: string): readonly SubmittedOrder<Order>[] {
    return this.players.get(player) ?? [];
  }

  /** What a player sent under a key. */
  sentUnder(sender: string, key: string): readonly SubmittedOrder<Order>[] {
    return this.keys.get(`${sender} ${key}`) ?? [];
  }

  /** Whether a standing or planned order has been sent in this turn. */
  holds(origin: string): boolean {
    return this.origins.has(origin);
  }

  /** What became of an order. */
  statusOf({ receipt, withdrawnAt }: SubmittedOrder<Order>): OrderStatus {
    if (withdrawnAt !== null) return 'withdrawn';
    if (!receipt.accepted) return 'refused';
    return this.desk.stands(this.places.get(receipt.id)!) ? 'stands' : 'replaced';
  }

  /** The hash tree over the accepted orders that were not taken back, as a book is closed with it now. */
  hashTree(filler: string): OrderBook {
    return new OrderBook(this.leaves(), filler);
  }

  /** The siblings on the way from a leaf to the root that was published; null before that, or of what is not in the book. */
  proof(leaf: string): ProofStep[] | null {
    const closed = this.record.bookClosed;
    if (!closed) return null;
    const Tree = closed.height === null ? PaddedOrderBook : OrderBook;
    this.tree ??= new Tree(this.leaves(), closed.filler);
    return this.tree.proof(leaf);
  }

  private leaves(): string[] {
    return this.record
      .standing()
      .filter(({ receipt }) => receipt.accepted)
      .map(({ receipt }) => orderLeaf(receipt));
  }

  private take(events: readonly RecordedEvent[]): void {
    this.record.add(events);
    this.versions.orders = Math.max(this.versions.orders, events.at(-1)?.version ?? 0);
    this.index(events);
  }

  private index(events: readonly RecordedEvent[]): void {
    const { submissions } = this.record;
    for (; this.indexed < submissions.length; this.indexed++) {
      const submitted = submissions[this.indexed]!;
      const { receipt, key, sender, origin } = submitted;
      this.places.set(receipt.id, this.indexed);
      listUnder(this.players, receipt.player, submitted);
      if (key !== null) listUnder(this.keys, `${sender ?? receipt.player} ${key}`, submitted);
      if (origin) this.origins.add(origin.id);
      if (receipt.accepted && submitted.withdrawnAt === null) this.desk.enter(submitted.order, this.indexed);
    }
    for (const event of events)
      if (isStored(OrderWithdrawn, event) && event.turn === this.record.turn) {
        const place = this.places.get(event.data.id);
        if (place !== undefined && !takesEffectAtOnce(submissions[place]!.order)) this.desk.withdraw(place);
      }
  }
}

function listUnder<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Whether something counts no more after it, or counts again: the position may be another. */
const isUpheaval = (event: RecordedEvent): boolean => (readUpheaval(event)?.kind ?? 'settled') !== 'settled';

const isSubmission = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'receipt' in data;
