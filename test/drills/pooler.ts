import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, guiseForPostgres, inGuise } from '@vedette/servers';
import pg from 'pg';

const run = promisify(execFile);

/** Why there is no pooler on this machine; null where there is one. */
export async function whyNoPooler(): Promise<string | null> {
  try {
    await run('pgbouncer', ['--version']);
    return null;
  } catch {
    return 'pgbouncer is not on the path';
  }
}

/** PgBouncer before a database, which hands its connections out by the transaction. */
export class Pooler {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly url: string,
  ) {}

  static async before(url: string): Promise<Pooler> {
    const { hostname, port, username, pathname } = new URL(url);
    const own = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-pooler-'));
    const lines = [
      '[databases]',
      `${pathname.slice(1)} = host=${hostname} port=${port} user=${username}`,
      '[pgbouncer]',
      ...['listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir =', 'auth_type = any'],
      ...['pool_mode = transaction', 'max_client_conn = 400', 'default_pool_size = 20'],
    ];
    await writeFile(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
    const pooler = new Pooler(folder, Object.assign(new URL(url), { host: `127.0.0.1:${own}` }).href);
    await pooler.start();
    return pooler;
  }

  /** Ends it as a crash does, and starts it again. */
  async restart(): Promise<void> {
    await this.end();
    await this.start();
  }

  async close(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(): Promise<void> {
    const gone = once(this.child!, 'exit');
    this.child!.kill('SIGKILL');
    await gone;
  }

  private async start(): Promise<void> {
    // As Postgres, it does not run as root.
    const guise = await guiseForPostgres();
    if (guise.kind === 'nobody') await chown(this.folder, guise.uid, guise.gid);
    const { command, ...who } = inGuise(guise, ['pgbouncer', join(this.folder, 'pgbouncer.ini')]);
    this.child = spawn(command[0], command.slice(1), { ...who, cwd: this.folder, stdio: 'ignore' });
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`pgbouncer ended with ${this.child.exitCode}`);
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return await client.end();
      } catch {
        await pause(100);
      }
    }
  }
}
