import pg from 'pg';
import type { DatabaseAddress, DatabaseHost } from './database-address.js';
import { AWAY_MS } from './asker.js';
import { askAfter, type Found, OWED_MS, runsSince, ServerLostError } from './lost-server.js';
import { Silence } from './silence.js';
import { isUnanswered, StatementUnansweredError } from './statement-limit.js';

/** What a connection needs to know beside its address. */
export interface SeekingOptions {
  readonly address: DatabaseAddress;
  /** Milliseconds after which a server that is tried counts as away. */
  readonly tryMs: number;
  /** Milliseconds after which a statement without an answer is given up and its connection closed; 0 never. */
  readonly limitMs: number;
  /** Whether statements may be prepared under a name: behind a pooler by transactions, another session has the name. */
  readonly names: 'kept' | 'dropped';
}

/** Milliseconds within which a server that has said nothing for a while lets in whoever looks whether it is there. */
const LOOKED_MS = 1_500;

/** No server of an address takes writes at the moment. It passes: one will be promoted. */
export class NoWritableServerError extends Error {
  readonly code = '25006';

  constructor(
    hosts: readonly DatabaseHost[],
    override readonly cause: unknown,
  ) {
    super(`None of ${hosts.map(({ host, port }) => `${host}:${port}`).join(', ')} takes writes.`);
    this.name = 'NoWritableServerError';
  }
}

/** A server lets nobody in with a password that was good before. It passes: whoever changed it there changes it here. */
export class PasswordChangedError extends Error {
  readonly code = '08004';

  constructor(override readonly cause: unknown) {
    super('The database refuses the password that it took before.');
    this.name = 'PasswordChangedError';
  }
}

const REFUSED_PASSWORD = '28P01';
const refusesPassword = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === REFUSED_PASSWORD ||
  (error instanceof NoWritableServerError && refusesPassword(error.cause));

type Connected = (error: Error) => void;

/** The connections of one pool, and what they tell of their database together. */
export interface Seeking {
  readonly Client: typeof pg.Client;
  /** Whether the database says nothing: to what it was asked, for two seconds, nor to somebody new. */
  readonly isAway: () => Promise<boolean>;
}

/**
 * The class of the connections of one pool. Each goes to the first server, in the order of the address, that answers and
 * is as wanted; which one it was is tried first the next time, so that a lost server does not cost every connection its time.
 * A server that owes an answer for {@link OWED_MS} is asked after; one that is lost loses all its connections at once, long
 * before the limit of a statement.
 */
export function seekingClient({ address, tryMs, limitMs, names }: SeekingOptions): Seeking {
  const silence = new Silence();
  let configOfLast: pg.ClientConfig | null = null;
  let looking: Promise<boolean> | null = null;
  let last: DatabaseHost = address.hosts[0];
  let wasLetIn = false;
  const connected = new Set<SeekingClient>();
  const asking = new Map<DatabaseHost, Promise<Found>>();

  /** Asks after a server, for all connections that want to know at once. */
  function askOnce(server: DatabaseHost, config: pg.ClientConfig): Promise<Found> {
    const asked =
      asking.get(server) ?? askAfter({ ...config, ...server }).finally(() => asking.delete(server));
    asking.set(server, asked);
    return asked;
  }

  /** One look at a time serves all who want to know. */
  async function isAway(): Promise<boolean> {
    if (silence.ms < AWAY_MS || configOfLast === null) return false;
    looking ??= askAfter({ ...configOfLast, ...last }, LOOKED_MS)
      .then((found) => found === null && silence.ms >= AWAY_MS)
      .finally(() => (looking = null));
    return looking;
  }

  /** Every connection to the server that is there no more is closed, and the next is made to another first, if there is one. */
  function lose(server: DatabaseHost, found: Found): void {
    const at = address.hosts.indexOf(last);
    if (found === null && last === server) last = address.hosts[(at + 1) % address.hosts.length]!;
    for (const client of connected) if (client.isLost(server, found)) client.close(new ServerLostError());
  }

  /** The first server that is as wanted. @throws NoWritableServerError or the error of the last one tried */
  async function seek(config: pg.ClientConfig): Promise<DatabaseHost> {
    if (address.hosts.length === 1 && address.wanted === 'any') return last;
    let failure: unknown = null;
    for (const server of [last, ...address.hosts.filter((other) => other !== last)]) {
      try {
        if (!(await isAsWanted(server, config))) continue;
        last = server;
        return server;
      } catch (error) {
        failure = error;
      }
    }
    throw new NoWritableServerError(address.hosts, failure);
  }

  async function isAsWanted(server: DatabaseHost, config: pg.ClientConfig): Promise<boolean> {
    const trial = new pg.Client({
      ...config,
      ...server,
      connectionTimeoutMillis: tryMs,
      query_timeout: tryMs,
    });
    // A server that goes away while it is tried says so on the client too.
    trial.on('error', () => undefined);
    try {
      await trial.connect();
      if (address.wanted === 'any') return true;
      const { rows } = await trial.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
      return rows[0]?.standby === false;
    } finally {
      await trial.end().catch(() => undefined);
    }
  }

  class SeekingClient extends pg.Client {
    /** With the password in it: whoever lists what a connection has, a log for instance, does not find this. */
    readonly #config: pg.ClientConfig;
    #server: DatabaseHost | null = null;
    #since = '';
    /** Set while an answer is owed. */
    #owed: NodeJS.Timeout | null = null;
    #isAsked = false;

    constructor(config: pg.ClientConfig = {}) {
      const whole = withPassword(config);
      super({ ...whole, ...(limitMs > 0 ? { query_timeout: limitMs } : {}) });
      const { host: _host, port: _port, ...rest } = whole;
      this.#config = rest;
      configOfLast = rest;
      // Until the pool has it nobody listens, and an error that nobody hears ends the process; whoever waits for it is refused all the same.
      this.on('error', () => undefined);
      this.on('drain', () => this.#settled('hear'));
      this.on('end', () => {
        connected.delete(this);
        this.#settled('giveUp');
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | void {
      silence.ask();
      const connected = seek(this.#config)
        .then(async (server) => {
          Object.assign(this, server);
          await super.connect();
          await this.#arrive(server);
        })
        .then(
          () => {
            wasLetIn = true;
            silence.hear();
          },
          (error: unknown) => {
            silence.giveUp();
            throw wasLetIn && refusesPassword(error) ? new PasswordChangedError(error) : error;
          },
        );
      if (!callback) return connected.then(() => this);
      connected.then(
        () => (callback as (error: Error | null) => void)(null),
        (error: unknown) => callback(error as Error),
      );
    }

    /** Whether this connection leads to a server of which `found` says that it is there no more. */
    isLost(server: DatabaseHost, found: Found): boolean {
      if (this.#server !== server) return false;
      return found === null || (found !== 'busy' && found.since !== this.#since);
    }

    /** Closes the connection at once; whoever waits for an answer on it has the error. */
    close(error: Error): void {
      (this as unknown as { connection: pg.Connection }).connection.stream.destroy(error);
    }

    async #arrive(server: DatabaseHost): Promise<void> {
      try {
        this.#since = await runsSince(this, tryMs);
      } catch (error) {
        void this.end().catch(() => undefined);
        throw error;
      }
      this.#server = server;
      connected.add(this);
    }

    /** A connection that has ended owes nothing: it refuses what it is asked, and no word of its own tells that it did. */
    #expectAnswer(): void {
      if (this.#server === null || this.#owed !== null || !connected.has(this)) return;
      if (!this.#isAsked) silence.ask();
      this.#isAsked = true;
      this.#owed = setTimeout(() => void this.#askAfter(this.#server!), OWED_MS).unref();
    }

    /** Nothing is owed any more: it was heard, or nobody waits for it. */
    #settled(how: 'hear' | 'giveUp'): void {
      if (this.#owed !== null) clearTimeout(this.#owed);
      this.#owed = null;
      if (this.#isAsked) silence[how]();
      this.#isAsked = false;
    }

    async #askAfter(server: DatabaseHost): Promise<void> {
      const waiting = this.#owed;
      const found = await askOnce(server, this.#config);
      if (this.#owed !== waiting) return;
      if (this.isLost(server, found)) return lose(server, found);
      this.#owed = null;
      this.#expectAnswer();
    }

    /** Statements by promise: what has no answer in time closes the connection, on which the answer might still come. */
    override query: pg.Client['query'] = ((statement: unknown, ...more: unknown[]) => {
      this.#expectAnswer();
      const asked = names === 'dropped' ? withoutName(statement) : statement;
      const answer: unknown = (super.query as (...all: unknown[]) => unknown).call(this, asked, ...more);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (!isUnanswered(error)) throw error;
        // At once no longer fit for use, whoever gives it back to the pool.
        void this.end().catch(() => undefined);
        throw new StatementUnansweredError(limitMs);
      });
    }) as pg.Client['query'];
  }
  return { Client: SeekingClient as typeof pg.Client, isAway };
}

/** A pool hides the password from whoever lists its options, and from a copy of them. */
const withPassword = (config: pg.ClientConfig): pg.ClientConfig =>
  config.password === undefined ? config : { ...config, password: config.password };

/** A statement under no name; texts and cursors have none. */
function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement) || 'submit' in statement)
    return statement;
  const { name: _, ...anonymous } = statement;
  return anonymous;
}
