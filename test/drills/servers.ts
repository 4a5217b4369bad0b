import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, chown, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, guiseForPostgres, inGuise, postgresPrograms } from '@vedette/servers';
import { type PrivateCluster, privateCluster } from '@vedette/testing';
import pg from 'pg';
import type { Certificates } from './certificates.js';
import type { Servers } from './drill.js';
import { Haproxy } from './haproxy.js';
import { Pooler } from './pooler.js';
import { Proxy } from './proxy.js';
import { SmallDisk } from './small-disk.js';

const run = promisify(execFile);
/** Room for a turn and not for a filled disk; a fresh server alone takes a hundred. */
const DATABASES_DISK_MB = 320;

/** Where programs are linked to, not all of them are: what copies a server lies beside the server itself. */
async function programsOfPostgres(): Promise<string> {
  return dirname(await realpath(join(await postgresPrograms(), 'postgres')));
}

/** Why there can be no standby on this machine; null where there can. */
export async function whyNoStandby(): Promise<string | null> {
  const copier = join(await programsOfPostgres(), 'pg_basebackup');
  return existsSync(copier) ? null : `${copier} is not there`;
}

/** A database server, with a standby where one is wanted, and what stands before both. */
export class Database {
  private readonly stoppedPids: number[] = [];
  private standby: { child: ChildProcess | null; folder: string; port: number } | null = null;
  private inFront: Proxy | Pooler | Haproxy | null = null;
  private restored: PrivateCluster | null = null;

  private constructor(
    readonly primary: PrivateCluster,
    private readonly binaries: string,
    /** What it lies on, where that can be filled. */
    readonly disk: SmallDisk | null,
    /** Where its write-ahead log goes. */
    readonly archive: string | null,
    private readonly encrypted: boolean,
  ) {}

  static async open(
    { postgres, between, smallDisk, archived }: Servers,
    certificates: Certificates | null,
  ): Promise<Database> {
    const binaries = await programsOfPostgres();
    const disk = smallDisk === 'postgres' ? await SmallDisk.make(DATABASES_DISK_MB) : null;
    const archive = archived ? await mkdtemp(join(tmpdir(), 'vedette-drill-archive-')) : null;
    if (archive) await chmod(archive, 0o777);
    const primary = await privateCluster(
      binaries,
      {
        max_connections: '200',
        wal_level: 'replica',
        max_wal_senders: '4',
        ...(certificates
          ? {
              ssl: 'on',
              ssl_cert_file: `'${certificates.certificate}'`,
              ssl_key_file: `'${certificates.key}'`,
            }
          : {}),
        ...(archive ? { archive_mode: 'on', archive_command: `'cp %p ${archive}/%f'` } : {}),
      },
      disk?.folder,
    );
    const database = new Database(primary, binaries, disk, archive, certificates !== null);
    if (postgres !== 'one') await database.addStandby();
    if (postgres === 'with a synchronous standby') await database.confirmByStandby();
    if (between === 'proxy') database.inFront = await Proxy.before(primary.url);
    if (between === 'haproxy') database.inFront = await Haproxy.before(primary.url, database.standbyUrl);
    if (between === 'pooler') database.inFront = await Pooler.before(primary.url);
    return database;
  }

  /** The address of the house: what stands before the servers, or every server, the first that takes writes. */
  get url(): string {
    if (this.inFront) return this.inFront.url;
    if (!this.standby) return this.encrypted ? `${this.primary.url}?sslmode=verify-full` : this.primary.url;
    const { host } = new URL(this.primary.url);
    return `postgres://vedette@${host},127.0.0.1:${this.standby.port}/postgres?target_session_attrs=read-write`;
  }

  /** What stands before the servers. */
  get proxy(): Proxy {
    return this.inFront as Proxy;
  }

  /** The pooler before the server. */
  get pooler(): Pooler {
    return this.inFront as Pooler;
  }

  /** The address of whichever server takes writes now. */
  async writable(): Promise<string> {
    const urls = this.restored ? [this.restored.url] : [this.primary.url];
    if (this.standby) urls.push(this.standbyUrl);
    let failure: unknown = new Error('every server of the drill is in recovery');
    for (const url of urls)
      try {
        const [row] = await asked<{ standby: boolean }>(url, 'SELECT pg_is_in_recovery() AS standby');
        if (!row!.standby) return url;
      } catch (error) {
        failure = error;
      }
    throw failure;
  }

  /** Asks whichever server takes writes now. */
  async ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return asked<Row>(await this.writable(), text, values);
  }

  get standbyUrl(): string {
    return `postgres://vedette@127.0.0.1:${this.standby!.port}/postgres`;
  }

  /** Has the standby take over. */
  async promote(): Promise<void> {
    await asked(this.standbyUrl, 'SELECT pg_promote(true, 60)');
  }

  /** Has the standby hear no more from the primary: what is written from now on it does not have. */
  async deafenStandby(): Promise<void> {
    await asked(this.standbyUrl, `ALTER SYSTEM SET primary_conninfo = ''`);
    await asked(this.standbyUrl, 'SELECT pg_reload_conf()');
    const hearing = 'SELECT 1 FROM pg_stat_wal_receiver';
    while ((await asked(this.standbyUrl, hearing)).length > 0) await pause(100);
  }

  async killStandby(): Promise<void> {
    const gone = once(this.standby!.child!, 'exit');
    this.standby!.child!.kill('SIGKILL');
    await gone;
  }

  async startStandby(): Promise<void> {
    const { folder, port } = this.standby!;
    const guise = await guiseForPostgres();
    const { command, ...who } = inGuise(guise, [
      join(this.binaries, 'postgres'),
      ...['-D', join(folder, 'data'), '-p', String(port)],
    ]);
    // One that was killed leaves its mark behind.
    await rm(join(folder, 'data', 'postmaster.pid'), { force: true });
    const child = spawn(command[0], command.slice(1), { ...who, cwd: folder, stdio: 'ignore' });
    this.standby = { child, folder, port };
  }

  /** A server of another identity, with nothing in it, to which the proxy leads from now on. */
  async goOnElsewhere(): Promise<string> {
    this.restored = await privateCluster(this.binaries, { max_connections: '200' });
    this.proxy.pointAt(this.restored.url);
    return this.restored.url;
  }

  /** Copies the server as it is, for a start that replays what was archived since; it does not run yet. */
  async copy(): Promise<void> {
    await this.copyPrimary([]);
  }

  /** Starts the copy, replays what was archived up to a restore point, and has the proxy lead there. */
  async restoreTo(point: string): Promise<void> {
    const data = join(this.standby!.folder, 'data');
    const lines = [
      `restore_command = 'cp ${this.archive}/%f %p'`,
      ...[`recovery_target_name = '${point}'`, `recovery_target_action = 'promote'`],
      ...['archive_mode = off', `port = ${this.standby!.port}`],
    ];
    await appendFile(join(data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
    await writeFile(join(data, 'recovery.signal'), '', { mode: 0o644 });
    await this.startStandby();
    for (let over = false; !over; await pause(200))
      over = await asked<{ standby: boolean }>(this.standbyUrl, 'SELECT pg_is_in_recovery() AS standby').then(
        ([row]) => !row!.standby,
        () => false,
      );
    this.proxy.pointAt(this.standbyUrl);
  }

  /** Stops every process of the primary, as a host that vanished does: it says nothing, and closes nothing. */
  async stopPrimary(): Promise<void> {
    const rows = await asked<{ pid: number }>(this.primary.url, 'SELECT pid FROM pg_stat_activity');
    const pids = [...rows.map(({ pid }) => pid), await this.pidOfPrimary()];
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGSTOP');
        this.stoppedPids.push(pid);
      } catch {
        // It ended meanwhile: whoever asked for the list, for one.
      }
  }

  private async pidOfPrimary(): Promise<number> {
    const file = await readFile(join(this.primary.directory, 'data', 'postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  }

  async remove(): Promise<void> {
    for (const pid of this.stoppedPids)
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // It is gone.
      }
    await this.inFront?.close();
    if (this.standby) {
      const { child, folder } = this.standby;
      if (child && child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGQUIT');
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    }
    await this.restored?.remove();
    await this.primary.remove();
    if (this.archive) await rm(this.archive, { recursive: true, force: true });
    await this.disk?.remove();
  }

  private async addStandby(): Promise<void> {
    await this.copyPrimary(['-R']);
    await this.startStandby();
    const following = `SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'`;
    while ((await asked(this.primary.url, following)).length === 0) await pause(200);
  }

  private async copyPrimary(more: readonly string[]): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-standby-'));
    const port = await freePort();
    const guise = await guiseForPostgres();
    if (guise.kind === 'nobody') await chown(folder, guise.uid, guise.gid);
    const copying = inGuise(guise, [
      join(this.binaries, 'pg_basebackup'),
      ...['-D', join(folder, 'data'), ...more, '-X', 'stream', '-c', 'fast', '-d', this.primary.url],
    ]);
    const { command, ...who } = copying;
    await run(command[0], command.slice(1), { ...who, cwd: folder });
    this.standby = { child: null, folder, port };
  }

  /** Only when the standby is there: a copy of it must not wait for a standby of its own. */
  private async confirmByStandby(): Promise<void> {
    await asked(this.primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await asked(this.primary.url, 'SELECT pg_reload_conf()');
    const confirming = `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`;
    while ((await asked(this.primary.url, confirming)).length === 0) await pause(200);
  }
}

async function asked<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
