import type { Pool } from 'pg';
import type { Finding, ReadinessCheck } from './readiness.js';

/** Postgres answers a query through the very pool the service uses, so an exhausted pool counts as down. */
export const postgresCheck = (pool: Pick<Pool, 'query'>): ReadinessCheck => ({
  name: 'postgres',
  look: async () => {
    const begun = performance.now();
    await pool.query('select 1');
    return { status: 'up', facts: { ms: Math.round((performance.now() - begun) * 10) / 10 } };
  },
});

/** NATS answers a ping over the connection the service uses. */
export const natsCheck = (connection: { rtt(): Promise<number>; isClosed(): boolean }): ReadinessCheck => ({
  name: 'nats',
  look: async () => {
    if (connection.isClosed()) return { status: 'down', facts: { message: 'the connection is closed' } };
    return { status: 'up', facts: { ms: await connection.rtt() } };
  },
});

/** How far a reader of the log may be behind. */
export interface LagLimits {
  /** Events behind from which the check says `degraded`. */
  readonly degradedFrom: number;
  /** Events behind from which the check says `down`; leave it out when being late is no reason to stop serving. */
  readonly downFrom?: number;
}

/** A reader of the log (sealer, relay, projection) keeps up; `read` gives how many events it is behind. */
export const lagCheck = (
  name: string,
  read: () => Promise<number> | number,
  limits: LagLimits,
): ReadinessCheck => ({
  name: `lag-${name}`,
  look: async (): Promise<Finding> => {
    const behind = await read();
    const down = limits.downFrom !== undefined && behind >= limits.downFrom;
    const status = down ? 'down' : behind >= limits.degradedFrom ? 'degraded' : 'up';
    return { status, facts: { behind } };
  },
});
