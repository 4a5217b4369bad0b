import type { PositionDocument } from '@vedette/campaign';
import { EventStore, type RecordedEvent } from '@vedette/event-store';
import { CampaignOpenings, makeCampaign, theatreSource, TurnStarts } from '@vedette/ledger';
import { DocumentStore, Keyring, migrate, vaultHistory } from '@vedette/vault';
import pg from 'pg';
import { BookWriter } from '../book/book-writer.js';
import { TurnBooks } from '../book/turn-books.js';
import { Clock } from '../intake/clock.js';
import { CloseOrderBook } from '../intake/close-order-book.js';
import { ListOrders } from '../intake/list-orders.js';
import { PreviewOrders } from '../intake/preview-orders.js';
import { ProveOrder } from '../intake/prove-order.js';
import { SubmitOrders } from '../intake/submit-orders.js';
import { WithdrawOrder } from '../intake/withdraw-order.js';

/** A clock that stands where a test puts it. */
export class SetClock extends Clock {
  constructor(public time = Date.parse('2025-03-01T12:00:00Z')) {
    super();
  }

  override now(): number {
    return this.time;
  }
}

/** What one process of order-intake has; nothing is shared with another but the database. */
export interface IntakeProcess {
  readonly submit: SubmitOrders;
  readonly preview: PreviewOrders;
  readonly list: ListOrders;
  readonly withdraw: WithdrawOrder;
  readonly close: CloseOrderBook;
  readonly prove: ProveOrder;
}

/** Order-intake on a database of its own. */
export class IntakeUnderTest {
  readonly clock = new SetClock();

  private constructor(
    private readonly server: URL,
    private readonly name: string,
    readonly pool: pg.Pool,
    readonly store: EventStore,
  ) {}

  static async open(): Promise<IntakeUnderTest> {
    const server = new URL(process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres');
    const name = `vedette_intake_${process.pid}_${Date.now().toString(36)}`;
    await execute(server, `CREATE DATABASE ${name}`);
    const url = new URL(server.href);
    url.pathname = `/${name}`;
    const pool = new pg.Pool({ connectionString: url.href, max: 10 });
    const store = new EventStore(pool);
    await store.migrate();
    await migrate(pool, vaultHistory());
    return new IntakeUnderTest(server, name, pool, store);
  }

  async campaign(id: string, position: PositionDocument, deadline: string | null = null): Promise<void> {
    const documents = new DocumentStore(this.pool);
    const openings = new CampaignOpenings(this.store, new Keyring(this.pool, null));
    await makeCampaign(
      { id, title: id, position: await documents.put(position), secret: 's', deadline },
      { store: this.store, documents, openings, theatres: theatreSource },
    );
  }

  /** One more process. */
  process(): IntakeProcess {
    const keyring = new Keyring(this.pool, null);
    const openings = new CampaignOpenings(this.store, keyring);
    const starts = new TurnStarts(this.store, new DocumentStore(this.pool), openings, theatreSource);
    const books = new TurnBooks(this.store, starts);
    const writer = new BookWriter(this.store);
    return {
      submit: new SubmitOrders(books, writer, keyring, this.clock),
      preview: new PreviewOrders(books, this.clock),
      list: new ListOrders(books),
      withdraw: new WithdrawOrder(books, writer, this.clock),
      close: new CloseOrderBook(books, writer),
      prove: new ProveOrder(books),
    };
  }

  /** The `orders` stream of a campaign. */
  log(campaign: string): Promise<RecordedEvent[]> {
    return this.store.readStream(campaign, 'orders');
  }

  async close(): Promise<void> {
    await this.pool.end();
    await execute(this.server, `DROP DATABASE IF EXISTS ${this.name} WITH (FORCE)`);
  }
}

async function execute(server: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(sql);
  await client.end();
}
