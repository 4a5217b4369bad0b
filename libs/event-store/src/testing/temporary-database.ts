import { SERVER_URL, temporaryDatabase as emptyDatabase } from '@vedette/testing';
import type pg from 'pg';
import { EventStore, type EventStoreOptions } from '../store/event-store.js';

const CONNECTIONS = 12;

/** A database with a store in it, for one suite; dropped when the suite is over. */
export interface TemporaryDatabase {
  readonly url: string;
  readonly name: string;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  /** Another pool and store on the same database, as another process would have. */
  another(options?: EventStoreOptions, connections?: number): EventStore;
  drop(): Promise<void>;
}

/** Creates `vedette_test_…`, migrated and empty. */
export const temporaryDatabase = async (
  options: EventStoreOptions = {},
  serverUrl = SERVER_URL,
): Promise<TemporaryDatabase> => {
  const database = await emptyDatabase('test', serverUrl);
  const { url, name, drop } = database;
  const store = new EventStore(database.pool(CONNECTIONS), options);
  await store.migrate();
  return {
    ...{ url, name, store, drop },
    pool: store.pool,
    another: (chosen = {}, connections = CONNECTIONS) => new EventStore(database.pool(connections), chosen),
  };
};
