import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@vedette/servers';

const run = promisify(execFile);

/** Why there is no HAProxy on this machine; null where there is one. */
export async function whyNoHaproxy(): Promise<string | null> {
  try {
    await run('haproxy', ['-v']);
    return null;
  } catch {
    return 'haproxy is not on the path';
  }
}

/** HAProxy before a primary and its standby: connections go to the first that answers, and are cut when it does not any more. */
export class Haproxy {
  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async before(primary: string, standby: string): Promise<Haproxy> {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-haproxy-'));
    const { username } = new URL(primary);
    const check = 'check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions';
    const lines = [
      'defaults',
      ...['  mode tcp', '  timeout connect 2s', '  timeout client 1h', '  timeout server 1h', '  retries 0'],
      'listen postgres',
      ...[`  bind 127.0.0.1:${port}`, `  option pgsql-check user ${username}`],
      `  server primary ${new URL(primary).host} ${check}`,
      `  server standby ${new URL(standby).host} ${check} backup`,
    ];
    const file = join(folder, 'haproxy.cfg');
    await writeFile(file, `${lines.join('\n')}\n`);
    const child = spawn('haproxy', ['-db', '-f', file], { cwd: folder, stdio: 'ignore' });
    // Of a standby that is not promoted yet it knows nothing: whoever comes must look himself.
    const url = Object.assign(new URL(primary), { host: `127.0.0.1:${port}` });
    url.searchParams.set('target_session_attrs', 'read-write');
    return new Haproxy(folder, child, url.href);
  }

  async close(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    await rm(this.folder, { recursive: true, force: true });
  }
}
