import { SERVICE_NAMES } from '@vedette/contracts';
import { connectNats, Installation, type RunningBuild, runningBuilds } from '@vedette/messaging';
import type { KeyPlace, RootKey } from '@vedette/vault';
import type pg from 'pg';
import { servicesOf } from './services-of.js';
import type { BrokerWay } from '../operator/broker-way.js';
import { KeyNotHeldError } from './key-not-held.error.js';
import { holdersOf, opensKeysOf } from './who-holds.js';

/** What is known of the processes that work on a database. */
export interface Processes {
  /** What they say of themselves over the broker. */
  readonly told: readonly RunningBuild[];
  /** Why they could not be asked; null where they were. */
  readonly unasked: string | null;
  /** By service, from how many addresses the database sees any: there are at least as many. */
  readonly seen: ReadonlyMap<string, number>;
}

/** Asks the processes of an installation, and the database which of them are there. */
export async function processesOn(pool: Pick<pg.Pool, 'query'>, way: BrokerWay | null): Promise<Processes> {
  const { rows } = await pool.query<{ service: string; n: number }>(
    `SELECT application_name AS service, count(DISTINCT client_addr)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ANY ($1) GROUP BY 1`,
    [SERVICE_NAMES],
  );
  const seen = new Map(rows.map(({ service, n }) => [service, Math.max(n, 1)]));
  if (way === null) return { told: [], unasked: 'neither --nats nor NATS_URL names a broker', seen };
  try {
    const { url, installation, files } = way;
    const connection = await connectNats({ url, name: 'vedette keys', impatient: true, files });
    try {
      return {
        told: await runningBuilds(connection, new Installation(installation)),
        ...{ unasked: null, seen },
      };
    } finally {
      await connection.close();
    }
  } catch (error) {
    return { told: [], unasked: `the broker cannot be reached (${(error as Error).message})`, seen };
  }
}

/**
 * Sees to it that every process that runs opens what a root key seals from now on, and seals with it. Where none is there, none need.
 * @throws KeyNotHeldError with who does not, and who does not say
 */
export function mustBeHeld({ told, unasked, seen }: Processes, place: KeyPlace, rootKey: RootKey): void {
  const { without, openingAlone, silent } = holdersOf(told, place, rootKey);
  const unheard = [...seen].flatMap(([service, n]) => {
    const missing = n - told.filter((one) => one.service === service).length;
    return opensKeysOf(place, service) && missing > 0
      ? [missing > 1 ? `${missing} of ${service}` : service]
      : [];
  });
  const { setting } = place;
  const reasons = [
    ...(without.length > 0 ? [`${servicesOf(without)} cannot open what this ${setting} seals`] : []),
    ...(openingAlone.length > 0
      ? [`${servicesOf(openingAlone)} still seal with another, and open it besides`]
      : []),
    ...(silent.length > 0
      ? [`${servicesOf(silent)} are of a release that does not say which keys they hold`]
      : []),
    ...(unheard.length > 0
      ? [
          `${unheard.join(', ')} work on this database and ${unasked === null ? 'did not answer' : `could not be asked, since ${unasked}`}`,
        ]
      : []),
  ];
  if (reasons.length > 0) throw new KeyNotHeldError(setting, reasons);
}
