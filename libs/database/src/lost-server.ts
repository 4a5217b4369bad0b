import pg from 'pg';

/** Milliseconds that a statement may go without an answer before its server is asked after. */
export const OWED_MS = 3_000;
/** Milliseconds within which a server lets in whoever asks after it: more than to try one, for it may only be busy. */
const LETS_IN_MS = 5_000;

/** A server has vanished: it owes an answer and lets nobody in, or another has taken its place. It passes: one will be promoted. */
export class ServerLostError extends Error {
  readonly code = 'database-unanswered';

  constructor() {
    super('The database gave no answer and is there no more; its connections were closed.');
    this.name = 'ServerLostError';
  }
}

/** What a server says that is asked after: since when it runs, `busy` where it answers and lets nobody in, null when nothing. */
export type Found = { readonly since: string } | 'busy' | null;

const SINCE = 'SELECT pg_postmaster_start_time()::text AS since';
/** A server that refuses says why by a state of SQL; who gets no answer has the word of a socket or of the driver. */
const STATE_OF_SQL = /^[0-9A-Z]{5}$/;

/** Since when the server runs that a connection leads to: two that stand behind one address differ in it. */
export async function runsSince(client: pg.Client, withinMs: number): Promise<string> {
  const { rows } = await client.query<{ since: string }>({
    text: SINCE,
    query_timeout: withinMs,
  } as pg.QueryConfig);
  return rows[0]!.since;
}

/**
 * Asks after a server over a new connection, which it lets in within so many milliseconds where it is there. A host that vanished closes nothing, and one that stopped keeps its connections
 * alive by its kernel: only somebody new finds out.
 */
export async function askAfter(config: pg.ClientConfig, withinMs = LETS_IN_MS): Promise<Found> {
  const asking = new pg.Client({
    ...config,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  asking.on('error', () => undefined);
  try {
    await asking.connect();
    return { since: await runsSince(asking, withinMs) };
  } catch (error) {
    const { code } = error as { code?: unknown };
    return typeof code === 'string' && STATE_OF_SQL.test(code) ? 'busy' : null;
  } finally {
    void asking.end().catch(() => undefined);
  }
}
