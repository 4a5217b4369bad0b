import { randomUUID } from 'node:crypto';
import type { PositionDocument, Season } from '@vedette/campaign';
import { EventStore, type RecordedEvent } from '@vedette/event-store';
import {
  CampaignEnded,
  BattleStarts,
  CampaignOpenings,
  makeCampaign,
  storedEvent,
  TurnClosed,
  TurnOpened,
  TurnResolved,
  TurnStarts,
} from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { DocumentStore, Keyring, migrate, vaultHistory } from '@vedette/vault';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import type pg from 'pg';
import { BookWriter } from '../stream/book-writer.js';
import { ReceiptOffice } from '../book/receipt-office.js';
import { TurnBooks } from '../book/turn-books.js';
import { CarryOrders } from '../book/carry-orders.js';
import { EffectiveOrders } from '../effective/effective-orders.js';
import { FindReach } from '../reach/find-reach.js';
import { CampaignFiles } from '../file/campaign-files.js';
import { CloseOrderBook } from '../intake/close-order-book.js';
import { CopyOrder } from '../intake/copy-order.js';
import { HandOvers } from '../intake/hand-overs.js';
import { ListOrders } from '../intake/list-orders.js';
import { OrderHistory } from '../intake/order-history.js';
import { OrderTemplates } from '../intake/order-templates.js';
import { OrderOptions } from '../intake/order-options.js';
import { OrderTexts } from '../intake/order-texts.js';
import { PlanOrders } from '../intake/plan-orders.js';
import { PreviewOrders } from '../intake/preview-orders.js';
import { ProveOrder } from '../intake/prove-order.js';
import { StandInSights } from '../intake/stand-in-sights.js';
import { StandingOrders } from '../intake/standing-orders.js';
import { SubmitOrders } from '../intake/submit-orders.js';
import { WithdrawOrder } from '../intake/withdraw-order.js';

/** A clock that stands where a test puts it. */
export class SetClock {
  constructor(public time = Date.parse('2025-03-01T12:00:00Z')) {}

  now(): Promise<Date> {
    return Promise.resolve(new Date(this.time));
  }
}

/** What one process of order-intake has; nothing is shared with another but the database. */
export interface IntakeProcess {
  readonly submit: SubmitOrders;
  readonly preview: PreviewOrders;
  readonly list: ListOrders;
  readonly history: OrderHistory;
  readonly sights: StandInSights;
  readonly withdraw: WithdrawOrder;
  readonly close: CloseOrderBook;
  readonly prove: ProveOrder;
  readonly effective: EffectiveOrders;
  readonly reach: FindReach;
  readonly options: OrderOptions;
  readonly texts: OrderTexts;
  readonly copy: CopyOrder;
  readonly standing: StandingOrders;
  readonly templates: OrderTemplates;
  readonly handOvers: HandOvers;
}

/** Order-intake on a database of its own. */
export class IntakeUnderTest {
  readonly clock = new SetClock();

  private constructor(
    private readonly database: TemporaryDatabase,
    readonly pool: pg.Pool,
    readonly store: EventStore,
  ) {}

  static async open(): Promise<IntakeUnderTest> {
    const database = await temporaryDatabase('intake');
    const pool = database.pool(10);
    const store = new EventStore(pool);
    await store.migrate();
    await migrate(pool, vaultHistory());
    return new IntakeUnderTest(database, pool, store);
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
    const battles = new BattleStarts(this.store, new DocumentStore(this.pool), openings);
    const writer = new BookWriter(this.store);
    const receipts = new ReceiptOffice(keyring);
    const files = new CampaignFiles(this.store);
    const books = new TurnBooks(
      this.store,
      openings,
      starts,
      battles,
      files,
      new CarryOrders(writer, receipts),
    );
    const plans = new PlanOrders(books, writer, receipts);
    const submit = new SubmitOrders(books, files, writer, receipts, plans, this.clock);
    const preview = new PreviewOrders(books, this.clock);
    return {
      submit,
      preview,
      reach: new FindReach(books, files),
      effective: new EffectiveOrders(books, files),
      options: new OrderOptions(books),
      texts: new OrderTexts(submit, preview, books),
      list: new ListOrders(books, files),
      history: new OrderHistory(books, files),
      sights: new StandInSights(books, writer),
      withdraw: new WithdrawOrder(books, files, writer, this.clock),
      close: new CloseOrderBook(books, writer),
      prove: new ProveOrder(books),
      copy: new CopyOrder(books, submit),
      standing: new StandingOrders(books, writer),
      templates: new OrderTemplates(books, writer),
      handOvers: new HandOvers(books, writer),
    };
  }

  /** Turn `turn` is resolved without anything having happened in it, and the next is open. */
  async nextTurn(campaign: string, turn: number, season: Season = 'campaign'): Promise<void> {
    const digest = '0'.repeat(64);
    const { turn: expectedVersion = 0 } = await this.store.streamVersions(campaign);
    await this.store.append({
      campaign,
      stream: 'turn',
      expectedVersion,
      commandId: randomUUID(),
      events: [
        storedEvent(TurnClosed, { turn, orderBookRoot: digest }, { turn }),
        storedEvent(TurnResolved, { turn, events: 0, end: digest }, { turn }),
        storedEvent(
          TurnOpened,
          { turn: turn + 1, season, deadline: null, start: digest },
          { turn: turn + 1 },
        ),
      ],
    });
  }

  /** The campaign ends, as the conductor writes it. */
  async endCampaign(campaign: string): Promise<void> {
    const { administration: expectedVersion = 0 } = await this.store.streamVersions(campaign);
    const ended = storedEvent(CampaignEnded, { turn: 2, by: 'umpire' });
    const commandId = randomUUID();
    await this.store.appendMany([{ campaign, stream: 'administration', expectedVersion, events: [ended] }], {
      commandId,
    });
  }

  /** The `orders` stream of a campaign. */
  log(campaign: string): Promise<RecordedEvent[]> {
    return this.store.readStream(campaign, 'orders');
  }

  async close(): Promise<void> {
    await this.database.drop();
  }
}
