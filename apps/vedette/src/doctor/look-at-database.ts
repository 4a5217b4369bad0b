import { EventStore } from '@vedette/event-store';
import { BackupRecord, HistoryBreaks } from '@vedette/ledger';
import { SERVICE_NAMES } from '@vedette/contracts';
import { readConfiguration, serviceSettings } from '@vedette/platform';
import { BUILD } from '@vedette/platform/version';
import { CORRESPONDENCE_KEYS, HOUSE_KEYS, keyOpens, readRootKey } from '@vedette/vault';
import type pg from 'pg';
import { openAsOwner } from '../database/owner-pool.js';
import { lookAtDatabaseDisk } from './look-at-disks.js';
import { fault, type Finding, looked, warning, well } from './finding.js';

/** Apart by more than this, log lines and receipts mislead; turns keep the database's time whatever a host thinks. *Our figure.* */
const SKEW_SECONDS = 5;
/** Of the connections a server takes, as the alert of its exporter has it. *Our figure.* */
const MOST_CONNECTIONS = 0.8;
/** Sealing takes milliseconds; this long means that nobody seals. *Our figure.* */
const UNSEALED_SECONDS = 30;
const HOUR_SECONDS = 3_600;
/** As the alerts have it: one a day, and one tried a week. */
const BACKUP_HOURS = 26;
const VERIFY_HOURS = 8 * 24;

const POOL = { DATABASE_POOL_SIZE: serviceSettings.DATABASE_POOL_SIZE } as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that can be asked of the database; when it cannot be reached, that alone. */
export async function lookAtDatabase(databaseUrl: string, env: Environment): Promise<Finding[]> {
  const pool = openAsOwner(databaseUrl, 2);
  try {
    const reached = await looked('database', () => server(pool));
    if (reached.is === 'fault') return [reached];
    const store = new EventStore(pool);
    const findings = [reached, await looked('clock', () => skew(pool))];
    findings.push(await looked('connections', () => connections(pool, env)));
    findings.push(await looked('disk of the database', () => lookAtDatabaseDisk(pool)));
    findings.push(await looked('standby', () => standby(pool)));
    const schema = await looked('schema', async () => {
      await store.requireSchema({ release: BUILD.version });
      return well('schema', 'everything this release needs is there');
    });
    if (schema.is === 'fault') return [...findings, schema];
    findings.push(schema, await looked('log', () => log(store)));
    findings.push(await looked('history', () => history(pool)));
    findings.push(await looked('backups', () => backups(pool)));
    for (const place of [HOUSE_KEYS, CORRESPONDENCE_KEYS])
      findings.push(await looked(place.setting, () => keys(pool, env, place)));
    return findings;
  } finally {
    await pool.end();
  }
}

async function server(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ version: string; recovering: boolean }>(
    `SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS recovering`,
  );
  const { version, recovering } = rows[0]!;
  return recovering
    ? fault('database', `Postgres ${version} is a standby: nothing can be written`)
    : well('database', `Postgres ${version} takes writes`);
}

async function skew(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const seconds = Math.abs(rows[0]!.now.getTime() - Date.now()) / 1000;
  const text = `this machine and the database are ${seconds.toFixed(1)} seconds apart`;
  return seconds > SKEW_SECONDS ? warning('clock', text) : well('clock', text);
}

/**
 * How many connections are in use, and how many services would take if each opened as many as it may. Processes of one service on one host
 * count as one: the server sees their address and name alone.
 */
async function connections(pool: pg.Pool, env: Environment): Promise<Finding> {
  const { rows } = await pool.query<{ used: number; most: number; processes: number }>(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
            current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
            (SELECT count(DISTINCT (application_name, client_addr))::int FROM pg_stat_activity
              WHERE datname = current_database() AND application_name = ANY ($1)) AS processes`,
    [SERVICE_NAMES],
  );
  const { used, most, processes } = rows[0]!;
  const { DATABASE_POOL_SIZE: each } = readConfiguration(POOL, env);
  const planned = processes * each;
  const text = `${used} of ${most} connections are in use; ${processes} services that are there may open ${each} each, ${planned} in all`;
  return Math.max(used, planned) > most * MOST_CONNECTIONS
    ? warning('connections', `${text}: a smaller DATABASE_POOL_SIZE, a higher max_connections, or a pooler`)
    : well('connections', text);
}

async function standby(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ synchronous: number; all: number; wanted: string }>(
    `SELECT count(*) FILTER (WHERE sync_state IN ('sync', 'quorum'))::int AS synchronous, count(*)::int AS all,
            current_setting('synchronous_standby_names') AS wanted
       FROM pg_stat_replication WHERE state = 'streaming'`,
  );
  const { synchronous, all, wanted } = rows[0]!;
  if (synchronous > 0) return well('standby', `${synchronous} of ${all} standbys have every commit`);
  if (wanted !== '') return fault('standby', `commits wait for ${wanted}, and no such standby is there`);
  return all === 0
    ? warning('standby', 'there is none: what the server loses only a backup brings back')
    : warning('standby', `${all} standbys, none of which has every commit: a fail-over may lose some`);
}

async function log(store: EventStore): Promise<Finding> {
  const era = await store.era();
  const { head, unsealed, unsealedSeconds, stoppedCampaigns } = await store.condition();
  if (stoppedCampaigns > 0)
    return warning('log', `reports or intelligence of ${stoppedCampaigns} campaigns have stopped`);
  return unsealedSeconds > UNSEALED_SECONDS
    ? fault(
        'log',
        `${unsealed} events wait for the sealer, the oldest for ${Math.floor(unsealedSeconds)} seconds: no conductor runs, or none can seal`,
      )
    : well('log', `it ends at ${head}, in era ${era}`);
}

/** Which breaks nobody has taken note of; a database that was never prepared for a conductor of today has no place for them. */
async function history(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ there: boolean }>(
    `SELECT to_regclass('conductor.history_break') IS NOT NULL AS there`,
  );
  const breaks = rows[0]!.there ? await new HistoryBreaks(pool).unnoted() : 0;
  return breaks === 0
    ? well('history', 'nothing was lost that nobody has taken note of')
    : fault(
        'history',
        `the log lost events that processes had seen (${breaks} saw it): ./vedette database adopt`,
      );
}

/** Whether there is a backup of yesterday, and one that was tried this week. */
async function backups(pool: pg.Pool): Promise<Finding> {
  const ages = await new BackupRecord(pool).ages();
  if (!ages) return warning('backups', 'this database does not remember any: ./vedette database prepare');
  const hours = (seconds: number): number => Math.floor(seconds / HOUR_SECONDS);
  const of = (act: keyof typeof ages.ever, done: string): string =>
    ages.ever[act] ? `one was ${done} ${hours(ages[act])} hours ago` : `none ever was ${done}`;
  const text = `${of('made', 'made')}, ${of('verified', 'verified')}`;
  return hours(ages.made) >= BACKUP_HOURS || hours(ages.verified) >= VERIFY_HOURS
    ? warning('backups', `${text}: ./vedette backup run, ./vedette backup verify`)
    : well('backups', text);
}

interface KeptKey {
  readonly name: string;
  readonly sealed_with: 'root-key' | 'nothing';
  readonly sealed: Buffer;
}

async function keys(pool: pg.Pool, env: Environment, place: typeof HOUSE_KEYS): Promise<Finding> {
  const { rows } = await pool.query<KeptKey>(`SELECT name, sealed_with, sealed FROM ${place.table}`);
  const open = rows.filter(({ sealed_with }) => sealed_with === 'nothing').length;
  if (open > 0) return warning(place.setting, `${open} of ${rows.length} keys lie open in the database`);
  const rootKey = readRootKey(env, place);
  if (!rootKey)
    return well(
      place.setting,
      `${rows.length} keys are sealed; whether it opens them was not tried, as it is not given`,
    );
  for (const { name, sealed } of rows)
    if (!keyOpens(rootKey, name, sealed))
      return fault(place.setting, `it is not the one that sealed key "${name}": services cannot open it`);
  const behind = rows.filter(({ name, sealed }) => !keyOpens({ opens: [rootKey.seals] }, name, sealed));
  if (behind.length > 0)
    return warning(
      place.setting,
      `${behind.length} of ${rows.length} keys open with ${place.setting}_OLD alone: ./vedette keys reseal, once every service has both`,
    );
  if (rootKey.opens.length > 1)
    return warning(
      place.setting,
      `it opens all ${rows.length} keys, and ${place.setting}_OLD opens none of them: take that away from all services`,
    );
  return well(place.setting, `it opens all ${rows.length} keys`);
}
