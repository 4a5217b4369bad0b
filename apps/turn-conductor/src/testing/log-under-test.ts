import type { PositionDocument } from '@vedette/campaign';
import { EventStore, type NewEvent } from '@vedette/event-store';
import {
  CampaignOpenings,
  commandIdOf,
  makeCampaign,
  OrderBookClosed,
  PhaseResolved,
  storedEvent,
} from '@vedette/ledger';
import { sequenceOf } from '@vedette/rulebooks';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { theatreSource } from '@vedette/theatres';
import { DocumentStore, Keyring, migrate, vaultHistory } from '@vedette/vault';
import type { Pool } from 'pg';
import { conductorHistory } from '../clock/house-clock.js';

/** Stands for what a digest would be of. */
export const DIGEST = 'd'.repeat(64);
/** A position of one regiment, of which campaigns are made here. */
export const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 1,
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['..'] },
  states: [{ id: 'US', nation: 'United States', side: 'US' }],
  players: [{ id: 'taylor', state: 'US' }],
  units: [{ id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor' }],
};

/** The phases of a turn of the campaigns that are made here. */
export const SEQUENCE = sequenceOf({ rulebooks: POSITION.rulebooks, season: 'campaign' });

/** A log on a database of its own, into which a test writes what players and workers would. */
export class LogUnderTest {
  private constructor(
    private readonly database: TemporaryDatabase,
    readonly pool: Pool,
    readonly store: EventStore,
  ) {}

  static async open(purpose: string): Promise<LogUnderTest> {
    const database = await temporaryDatabase(purpose);
    const pool = database.pool(10);
    const store = new EventStore(pool);
    await store.migrate();
    await migrate(pool, vaultHistory());
    await migrate(pool, conductorHistory());
    return new LogUnderTest(database, pool, store);
  }

  /** Openings as one process reads them. */
  openings(): CampaignOpenings {
    return new CampaignOpenings(this.store, new Keyring(this.pool, null));
  }

  /** Makes a campaign; its first turn takes orders. */
  async make(id: string): Promise<void> {
    const documents = new DocumentStore(this.pool);
    const position = await documents.put(POSITION);
    await makeCampaign(
      { id, title: `Campaign ${id}`, position, secret: 's', deadline: null },
      { store: this.store, documents, openings: this.openings(), theatres: theatreSource },
    );
  }

  /** Appends an event at the end of a stream. */
  async write(campaign: string, stream: string, event: NewEvent): Promise<void> {
    const { [stream]: expectedVersion = 0 } = await this.store.streamVersions(campaign);
    const commandId = commandIdOf(`${campaign} ${stream} ${expectedVersion}`);
    await this.store.append({ campaign, stream, expectedVersion, commandId, events: [event] });
  }

  /** Closes the book of a campaign's first turn. */
  closeBook(campaign: string): Promise<void> {
    const closed = { turn: 1, root: DIGEST, filler: 'f', orders: DIGEST };
    return this.write(campaign, 'orders', storedEvent(OrderBookClosed, closed, { turn: 1 }));
  }

  /** Has a phase of a campaign's first turn done, as its worker would. */
  resolve(campaign: string, { name: phase, owner }: (typeof SEQUENCE)[number]): Promise<void> {
    const resolved = { turn: 1, phase, events: 0, inputs: DIGEST, outcome: DIGEST };
    return this.write(campaign, owner, storedEvent(PhaseResolved, resolved, { turn: 1, phase }));
  }

  /** Has nothing left of itself. */
  close(): Promise<void> {
    return this.database.drop();
  }
}
