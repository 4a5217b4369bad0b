import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { readDatabaseAddress } from './database-address.js';
import { guardPool } from './guard-pool.js';
import { seekingClient } from './seeking-client.js';
import { lookAfter } from './unless-away.js';

/** How a process reaches its database. */
export interface PoolSettings {
  /** One or several servers: {@link readDatabaseAddress}. */
  readonly DATABASE_URL: string;
  readonly DATABASE_POOL_SIZE: number;
  /** Milliseconds after which the server breaks a statement off, 0 never. */
  readonly DATABASE_STATEMENT_TIMEOUT_MS: number;
  /** Milliseconds after which a statement without an answer is given up here, 0 never; without it the server's limit and some more. */
  readonly DATABASE_QUERY_TIMEOUT_MS?: number | undefined;
  /** `pooled` behind a pooler that lends sessions by transaction: no start-up parameters, no named statements. */
  readonly DATABASE_MODE: 'session' | 'pooled';
}

const CONNECT_MS = 10_000;
const IDLE_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** How much longer than the server a client waits before it gives a statement up: the server's own word is better. */
const GRACE_MS = 5_000;

/** What becomes of a pool beside its settings. */
export interface PoolWatch {
  /** Told of connections that were lost. */
  readonly onLost?: (error: Error) => void;
  /** The address as it is set now, asked at every new connection: its password may have been changed since. */
  readonly addressNow?: () => string;
}

/** An address that cannot be used; the setting is checked before, so only programs without settings meet it. */
export class DatabaseAddressError extends Error {
  readonly code = 'database-address';

  constructor() {
    super(
      'The database’s address is not postgres://user@host:port,host:port/name?target_session_attrs=read-write',
    );
    this.name = 'DatabaseAddressError';
  }
}

/**
 * Opens a pool that outlives restarts, fail-overs and vanished hosts: lost connections are told and replaced, never fatal;
 * a statement without an answer is given up, since a lost host closes no connection. @throws DatabaseAddressError
 */
export function openPool(settings: PoolSettings, name: string, watch: PoolWatch = {}): pg.Pool {
  const address = readDatabaseAddress(settings.DATABASE_URL);
  if (!address) throw new DatabaseAddressError();
  const limit = settings.DATABASE_STATEMENT_TIMEOUT_MS;
  const pooled = settings.DATABASE_MODE === 'pooled';
  const { Client, isAway } = seekingClient({
    address,
    tryMs: CONNECT_MS / (address.hosts.length + 1),
    limitMs: settings.DATABASE_QUERY_TIMEOUT_MS ?? (limit === 0 ? 0 : limit + GRACE_MS),
    names: pooled ? 'dropped' : 'kept',
  });
  const pool = new pg.Pool({
    ...parseIntoClientConfig(address.ofFirst),
    ...passwordAsSet(settings.DATABASE_URL, watch.addressNow),
    application_name: name,
    max: settings.DATABASE_POOL_SIZE,
    ...(pooled ? {} : { statement_timeout: limit }),
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    Client,
  } as pg.PoolConfig);
  guardPool(pool, watch.onLost);
  lookAfter(pool, isAway);
  return pool;
}

/** The password as it is set when a connection is made; while what sets it cannot be read, the last one that could. */
function passwordAsSet(url: string, addressNow: PoolWatch['addressNow']): pg.PoolConfig {
  if (!addressNow) return {};
  let last = url;
  const password = (): string => {
    try {
      last = addressNow();
    } catch {
      // It is being replaced.
    }
    const address = readDatabaseAddress(last);
    return (address && parseIntoClientConfig(address.ofFirst).password?.toString()) ?? '';
  };
  return { password };
}
