import type { PositionDocument } from '@vedette/campaign';
import { EventStore, type NewEvent } from '@vedette/event-store';
import { DocumentStore, Keyring, migrate, vaultHistory } from '@vedette/vault';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import type pg from 'pg';
import { CampaignOpenings } from '../campaign/campaign-openings.js';
import { type CampaignMeans } from '../campaign/make-campaign.js';
import { commandIdOf } from '../digest/digest.js';
import { theatreSource } from '@vedette/theatres';
import { BattleStarts } from '../position/battle-starts.js';
import { TurnStarts } from '../position/turn-starts.js';

/** A small position that can be played. */
export const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 2,
  season: 'campaign',
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['...', '...'] },
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [{ id: 'taylor', state: 'US', name: 'Zachary Taylor', ministries: ['war'] }],
  units: [{ id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor' }],
};

/** An event store, a vault and what is read from them, on a database of their own. */
export class LedgerUnderTest {
  private constructor(
    private readonly database: TemporaryDatabase,
    readonly pool: pg.Pool,
    readonly store: EventStore,
  ) {}

  static async open(): Promise<LedgerUnderTest> {
    const database = await temporaryDatabase('ledger');
    const pool = database.pool(6);
    const store = new EventStore(pool);
    await store.migrate();
    await migrate(pool, vaultHistory());
    return new LedgerUnderTest(database, pool, store);
  }

  /** What one process has; nothing is shared with another but the database. */
  means(): CampaignMeans & { readonly starts: TurnStarts; readonly battles: BattleStarts } {
    const { store } = this;
    const documents = new DocumentStore(this.pool);
    const openings = new CampaignOpenings(store, new Keyring(this.pool, null));
    const starts = new TurnStarts(store, documents, openings, theatreSource);
    const battles = new BattleStarts(store, documents, openings);
    return { store, documents, openings, theatres: theatreSource, starts, battles };
  }

  /** Appends events at the end of a stream. */
  async write(campaign: string, stream: string, ...events: NewEvent[]): Promise<void> {
    const { [stream]: expectedVersion = 0 } = await this.store.streamVersions(campaign);
    const commandId = commandIdOf(`${campaign} ${stream} ${expectedVersion}`);
    await this.store.append({ campaign, stream, expectedVersion, commandId, events });
  }

  async close(): Promise<void> {
    await this.database.drop();
  }
}
