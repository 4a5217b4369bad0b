import type { CampaignState, Order } from '@vedette/campaign';
import type { EventStore } from '@vedette/event-store';
import { type SubmittedOrder, TurnNotFoundError, TurnRecord, type TurnStarts } from '@vedette/ledger';
import { judgeOrders, type Receipt } from '@vedette/order-rules';
import { booksOf } from '@vedette/rulebooks';

/** The orders of an open turn: what was sent so far, and the position it is judged against. */
export class TurnBook {
  private constructor(
    private readonly store: EventStore,
    readonly record: TurnRecord,
    readonly start: CampaignState,
    private streamVersion: number,
  ) {}

  /** Opens the book of a turn. @throws CampaignNotFoundError @throws TurnNotFoundError */
  static async open(
    campaign: string,
    turn: number,
    store: EventStore,
    starts: TurnStarts,
  ): Promise<TurnBook> {
    const start = await starts.master(campaign, turn);
    const { orders = 0 } = await store.streamVersions(campaign);
    const record = new TurnRecord(campaign, turn).add(await store.readTurns(campaign, turn));
    if (!record.opened) throw new TurnNotFoundError(campaign, turn);
    return new TurnBook(store, record, start, orders);
  }

  /** The version the `orders` stream has, as far as this book knows. */
  get version(): number {
    return Math.max(this.streamVersion, this.record.versions['orders'] ?? 0);
  }

  /** Reads what others have written since the last look: orders, and a deadline that was moved. */
  async refresh(): Promise<void> {
    const { campaign, versions } = this.record;
    const [orders, turns] = await Promise.all([
      this.store.readStream(campaign, 'orders', { from: this.version + 1 }),
      this.store.readStream(campaign, 'turn', { from: (versions['turn'] ?? 0) + 1 }),
    ]);
    this.record.add(turns).add(orders);
    this.streamVersion = Math.max(this.streamVersion, orders.at(-1)?.version ?? 0);
  }

  /** What the referee makes of orders that would be sent now, after everything that stands. */
  judge(orders: readonly Order[]): Receipt[] {
    const earlier = this.record.standing().map(({ order }) => order);
    const { receipts } = judgeOrders(this.start, booksOf(this.start.rulebooks), [...earlier, ...orders]);
    return receipts.slice(earlier.length).map((receipt, i) => ({ ...receipt, order: i }));
  }

  /** Everything a player has sent, in his order of sending. */
  sentBy(player: string): SubmittedOrder[] {
    return this.record.submissions.filter(({ receipt }) => receipt.player === player);
  }
}
