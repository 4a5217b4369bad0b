import type { PositionDocument } from '@vedette/campaign';
import { EventStore, type NewEvent } from '@vedette/event-store';
import {
  BattleStarts,
  CampaignOpenings,
  commandIdOf,
  makeCampaign,
  OrderBookClosed,
  ordersDigest,
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
import type { GameSources } from '../game-sources.js';

/** A database with a campaign whose first turn is closed and waits to be resolved. */
export class StoreUnderTest {
  private constructor(
    private readonly database: TemporaryDatabase,
    readonly pool: pg.Pool,
    readonly store: EventStore,
    readonly documents: DocumentStore,
    readonly openings: CampaignOpenings,
  ) {}

  static async open(): Promise<StoreUnderTest> {
    const database = await temporaryDatabase('resolution');
    const pool = database.pool(8);
    const store = new EventStore(pool);
    await store.migrate();
    await migrate(pool, vaultHistory());
    const openings = new CampaignOpenings(store, new Keyring(pool, null));
    return new StoreUnderTest(database, pool, store, new DocumentStore(pool), openings);
  }

  /** What a worker of its own would have: nothing is shared with any other. */
  sources(): GameSources {
    const { store, documents, openings } = this;
    return {
      ...{ store, openings, starts: new TurnStarts(store, documents, openings, theatreSource) },
      battles: new BattleStarts(store, documents, openings),
    };
  }

  /** Makes a campaign whose first turn takes orders. */
  async openCampaign(id: string, document: object, secret: string): Promise<void> {
    const { store, documents, openings } = this;
    const position = await documents.put(document);
    await makeCampaign(
      { id, title: id, position, secret, deadline: null },
      { store, documents, openings, theatres: theatreSource },
    );
  }

  /** Makes a campaign and closes its first turn without any order. */
  async closedTurn(id: string, document: PositionDocument, secret: string): Promise<void> {
    await this.openCampaign(id, document, secret);
    await this.closeTurn(id, document.turn ?? 1);
  }

  /** Closes the open turn of a campaign with orders that were accepted, if there are any. */
  async closeTurn(id: string, turn: number, sent: readonly NewEvent[] = []): Promise<void> {
    const { store } = this;
    const { orders = 0, turn: turns = 0 } = await store.streamVersions(id);
    const root = '0'.repeat(64);
    const closed = storedEvent(
      OrderBookClosed,
      { turn, root, filler: 'f', orders: ordersDigest([]) },
      { turn },
    );
    await store.append({
      campaign: id,
      stream: 'orders',
      expectedVersion: orders,
      commandId: commandIdOf(`${id}/close ${turn}`),
      events: [...sent, closed],
    });
    await store.append({
      campaign: id,
      stream: 'turn',
      expectedVersion: turns,
      commandId: commandIdOf(`${id}/closed ${turn}`),
      events: [storedEvent(TurnClosed, { turn, orderBookRoot: root }, { turn })],
    });
  }

  /** Says that a turn is resolved and opens the next. */
  async openNext(campaign: string, turn: number): Promise<void> {
    const end = 'e'.repeat(64);
    const { turn: expectedVersion = 0 } = await this.store.streamVersions(campaign);
    const next = { turn: turn + 1, season: 'campaign' as const, deadline: null, start: end };
    await this.store.append({
      campaign,
      stream: 'turn',
      expectedVersion,
      commandId: commandIdOf(`${campaign}/next ${turn}`),
      events: [
        storedEvent(TurnResolved, { turn, events: 0, end }, { turn }),
        storedEvent(TurnOpened, next, { turn: turn + 1 }),
      ],
    });
  }

  async close(): Promise<void> {
    await this.database.drop();
  }
}
