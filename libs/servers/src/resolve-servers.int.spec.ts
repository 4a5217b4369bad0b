import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import type { FoundServer } from './found-server.js';
import { startBackgroundServer } from './machine/background-server.js';
import { freePort } from './machine/free-port.js';
import { isAlive } from './machine/process-life.js';
import type { FoundNats } from './nats/found-nats.js';
import { startPrivateNats } from './nats/private-nats.js';
import { runningNats } from './nats/running-nats.js';
import { hasLostJetStream, probeNats } from './nats/nats-probe.js';
import { aptNats } from './nats/apt-nats.js';
import { natsProgram } from './nats-for-drills.js';
import { embeddedPostgres } from './postgres/postgres-binaries.js';
import { startPrivateCluster } from './postgres/private-cluster.js';
import { type Servers, type ServersWanted, resolveServers } from './resolve-servers.js';

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};
const pidsIn = async (folder: string): Promise<number[]> => {
  const postmaster = (
    await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  ).split('\n');
  const nats = await readFile(join(folder, 'nats', 'running.json'), 'utf8').catch(() => '{"pid":0}');
  return [Number(postmaster[0]), (JSON.parse(nats) as { pid: number }).pid].filter((pid) => pid > 0);
};

/** Tries again until it holds. */
const until = async (holds: () => Promise<unknown>): Promise<void> => {
  for (let tries = 0; ; tries++) {
    try {
      await holds();
      return;
    } catch (error) {
      if (tries === 2_000) throw error;
      await new Promise((next) => setTimeout(next, 300));
    }
  }
};

describe('servers for one machine', () => {
  let folder: string;
  let data: string;
  let stops: (() => Promise<unknown>)[];
  // An environment without hints, so that only the routes named here are taken.
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    await natsProgram();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-servers-'));
    data = join(folder, 'data');
    stops = [];
    env = { PATH: process.env['PATH'], HOME: process.env['HOME'], VEDETTE_SERVERS: 'local,embedded' };
  });
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const resolve = async (wanted: ServersWanted = {}): Promise<Servers> => {
    const servers = await resolveServers({ database: 'house', dataFolder: data, env, ...wanted });
    stops.push(() => servers.stop());
    return servers;
  };
  /** A Postgres on a port of its own that plays the one that happens to run on the machine. */
  const bystander = async (): Promise<{ server: FoundServer; port: string; password: string }> => {
    const binaries = await embeddedPostgres();
    if (binaries === undefined) throw new Error('npm installed no Postgres for this platform');
    const server = await startPrivateCluster(binaries, {
      dataFolder: join(folder, 'bystander'),
      database: 'theirs',
      say: () => undefined,
    });
    stops.push(() => server.stop());
    const { port, password } = new URL(server.url);
    return { server, port, password };
  };

  it('of our own are started under the data folder, keep what is written, and are gone after the stop', async () => {
    const servers = await resolve();
    await query(servers.databaseUrl, 'create table kept as select 42 as n');
    const { password, host } = new URL(servers.natsUrl);
    await expect(probeNats({ servers: host })).rejects.toThrow();
    await probeNats({ servers: host, user: 'vedette', pass: password });
    const pids = await pidsIn(data);
    expect(pids.map(isAlive)).toEqual([true, true]);
    expect(servers.sources.postgres).toContain(join(data, 'postgres'));
    await servers.stop();
    expect(pids.map(isAlive)).toEqual([false, false]);
    expect(await readdir(data)).not.toContain('lock');

    const again = await resolve();
    expect(await query(again.databaseUrl, 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('let nobody in without the password, and their secrets are readable by us alone', async () => {
    const servers = await resolve();
    const open = new URL(servers.databaseUrl);
    open.password = 'wrong';
    await expect(query(open.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    for (const file of [
      'postgres-password',
      'nats/nats.conf',
      'nats/running.json',
      'nats/passwords.json',
      'postgres.log',
    ]) {
      expect((await stat(join(data, file))).mode & 0o077).toBe(0);
    }
  });

  it('of our own that are killed are started again where they were, and it is said', async () => {
    const said: string[] = [];
    const servers = await resolve({ say: (line) => said.push(line) });
    await query(servers.databaseUrl, 'create table kept as select 42 as n');
    const before = await pidsIn(data);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    const { password, host } = new URL(servers.natsUrl);
    const serve = async (): Promise<void> => {
      await query(servers.databaseUrl, 'select n from kept');
      await probeNats({ servers: host, user: 'vedette', pass: password });
    };
    await until(serve);
    await until(async () =>
      expect(said).toEqual(
        expect.arrayContaining([
          'PostgreSQL ended; starting it again in 0.25 s',
          'PostgreSQL is up again',
          'NATS ended; starting it again in 0.25 s',
          'NATS is up again',
        ]),
      ),
    );
    const after = await pidsIn(data);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    await servers.stop();
    expect(after.map(isAlive)).toEqual([false, false]);
  });

  it('are refused to a second start on the same data folder', async () => {
    await resolve();
    await expect(resolveServers({ database: 'house', dataFolder: data, env })).rejects.toMatchObject({
      code: 'data-folder-in-use',
    });
  });

  it('left over from a start that was killed are found and used, and stopped in the end', async () => {
    const script = `
      import { resolveServers } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
      const servers = await resolveServers({ database: 'house', dataFolder: ${JSON.stringify(data)} });
      console.log(JSON.stringify(servers));
      setInterval(() => {}, 1000);
    `;
    const first = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(first.stdout, 'data')) as [Buffer];
    const { databaseUrl } = JSON.parse(line.toString()) as Servers;
    await query(databaseUrl, 'create table kept as select 1 as n');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const pids = await pidsIn(data);
    expect(pids.map(isAlive)).toEqual([true, true]);

    const servers = await resolve();
    expect(servers.databaseUrl).toBe(databaseUrl);
    expect(servers.sources.postgres).toContain('left running by an earlier start');
    expect(servers.sources.nats).toContain('left running by an earlier start');
    expect(await query(servers.databaseUrl, 'select n from kept')).toEqual([{ n: 1 }]);
    await servers.stop();
    expect(pids.map(isAlive)).toEqual([false, false]);
  });

  it('start below folders that only we may read, and change no list of users', async () => {
    const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
    await mkdir(join(folder, 'private'));
    await chmod(join(folder, 'private'), 0o700);
    await chmod(folder, 0o700);
    const servers = await resolve({ dataFolder: join(folder, 'private', 'data') });
    expect(await query(servers.databaseUrl, 'select current_database() as name')).toEqual([
      { name: 'house' },
    ]);
    expect(await readFile('/etc/passwd', 'utf8').catch(() => '')).toBe(users);
    expect((await stat(join(folder, 'private', 'data', 'postgres', 'PG_VERSION'))).uid).toBe(
      process.getuid?.(),
    );
  });

  it('as root without user namespaces: Postgres really runs as nobody, from programs he may read', async () => {
    if (process.getuid?.() !== 0) return expect(process.getuid?.()).not.toBe(0);
    const installed = await embeddedPostgres();
    if (installed?.home === undefined) throw new Error('npm installed no Postgres for this platform');
    await chmod(folder, 0o755);
    // Programs below a folder that is closed to nobody, as in a clone under /root.
    const home = join(folder, 'closed', 'package');
    await mkdir(join(folder, 'closed'), { mode: 0o700 });
    await cp(installed.home, home, { recursive: true, verbatimSymlinks: true });
    const moved = (file: string): string => file.replace(installed.home as string, home);
    const binaries = {
      ...installed,
      home,
      initdb: moved(installed.initdb),
      postgres: moved(installed.postgres),
    };
    const copies = async (): Promise<string[]> =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('vedette-postgres-'));
    const before = await copies();
    const server = await startPrivateCluster(
      binaries,
      { dataFolder: data, database: 'house', say: () => undefined },
      { kind: 'nobody', uid: 65534, gid: 65534 },
    );
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(data, 'postgres', 'PG_VERSION'))).uid).toBe(65534);
    expect(await copies()).toHaveLength(before.length + 1);
    await server.stop();
    expect(await copies()).toEqual(before);
  });

  it('that run already are used with a database of our own, and are left running', async () => {
    const { server, port, password } = await bystander();
    const hints = {
      ...env,
      PGPORT: port,
      PGUSER: 'vedette',
      PGPASSWORD: password,
      NATS_URL: 'nats://unused',
    };
    const servers = await resolve({ env: { ...hints, VEDETTE_SERVERS: 'running' } });
    expect(servers.sources.postgres).toContain(`already running on 127.0.0.1:${port}`);
    expect(await query(servers.databaseUrl, 'select current_database() as name')).toEqual([
      { name: 'house' },
    ]);
    await servers.stop();
    const names = await query(server.url, 'select datname as name from pg_database order by 1');
    expect(names.map(({ name }) => name)).toEqual(['house', 'postgres', 'template0', 'template1', 'theirs']);
  });

  it('that run already are not used when the database of that name belongs to somebody else', async () => {
    const { server, port, password } = await bystander();
    await query(server.url, 'create database house');
    await query(server.url.replace('/theirs', '/house'), 'create table ledger (n int)');
    const hints = {
      ...env,
      PGPORT: port,
      PGUSER: 'vedette',
      PGPASSWORD: password,
      NATS_URL: 'nats://unused',
    };
    const refused = resolveServers({
      database: 'house',
      dataFolder: data,
      env: { ...hints, VEDETTE_SERVERS: 'running' },
    });
    await expect(refused).rejects.toMatchObject({
      code: 'postgres-unavailable',
      message: expect.stringContaining('belongs to something else'),
    });
    expect(await readdir(data)).not.toContain('lock');
  });

  it('never replace a database that holds the campaigns and is away by an empty one', async () => {
    const { server, port, password } = await bystander();
    const hints = {
      ...env,
      PGPORT: port,
      PGUSER: 'vedette',
      PGPASSWORD: password,
      NATS_URL: 'nats://unused',
    };
    const usual = { ...hints, VEDETTE_SERVERS: 'running,local,embedded' };
    await (await resolve({ env: usual })).stop();
    await server.stop();
    await expect(resolveServers({ database: 'house', dataFolder: data, env: usual })).rejects.toMatchObject({
      code: 'postgres-elsewhere',
      message: expect.stringContaining(`127.0.0.1:${port}`),
    });
    expect(await readdir(data)).not.toContain('postgres');
  });

  it('keep to the cluster of the data folder when a running server turns up later', async () => {
    const first = await resolve();
    await query(first.databaseUrl, 'create table kept as select 1 as n');
    await first.stop();
    const { port, password } = await bystander();
    const hints = {
      ...env,
      PGPORT: port,
      PGUSER: 'vedette',
      PGPASSWORD: password,
      NATS_URL: 'nats://unused',
    };
    const servers = await resolve({ env: { ...hints, VEDETTE_SERVERS: 'running,local,embedded' } });
    expect(await query(servers.databaseUrl, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it('are those of the environment when it names them, and nothing is started', async () => {
    const servers = await resolve({
      env: { ...env, DATABASE_URL: 'postgres://a@b/c', NATS_URL: 'nats://b' },
    });
    expect(servers).toMatchObject({ databaseUrl: 'postgres://a@b/c', natsUrl: 'nats://b' });
    expect(await readdir(data)).toEqual(['lock']);
  });

  it('that cannot be had are named with what to install, and nothing is left running', async () => {
    const refused = resolveServers({
      dataFolder: data,
      env: { ...env, VEDETTE_SERVERS: 'testcontainers', DOCKER_HOST: 'tcp://127.0.0.1:1' },
    });
    await expect(refused).rejects.toMatchObject({
      code: 'postgres-unavailable',
      message: expect.stringMatching(/install PostgreSQL.*set DATABASE_URL/),
    });
    expect(await pidsIn(data)).toEqual([]);
  });
});

describe('a NATS that runs already', () => {
  it('is used only when it answers and has JetStream', async () => {
    const port = 1;
    expect(await runningNats({ port, open: true, env: {} })).toEqual({
      reason: expect.stringContaining('127.0.0.1:1'),
    });
  });

  it('is used for campaigns only when it asks for credentials and takes those that were given', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-running-nats-'));
    const program = await natsProgram();
    const started = async (access: 'open' | 'password'): Promise<FoundNats> =>
      startPrivateNats(program, 'here', { dataFolder: join(folder, access), access, say: () => undefined });
    const open = await started('open');
    const closed = await started('password');
    try {
      const ask = (of: FoundNats, env: NodeJS.ProcessEnv, forTests = false) =>
        runningNats({ port: Number(new URL(of.url).port), open: forTests, env });
      expect(await ask(open, {})).toMatchObject({
        reason: expect.stringContaining('lets everybody in'),
        isToldAlways: true,
      });
      expect(await ask(open, { NATS_USER: 'vedette', NATS_PASSWORD: 'x' })).toHaveProperty('reason');
      expect(await ask(open, {}, true)).toHaveProperty('url');
      expect(await ask(closed, {})).toMatchObject({ reason: expect.stringContaining('NATS_USER') });
      expect(await ask(closed, { NATS_USER: 'vedette', NATS_PASSWORD: 'wrong' })).toHaveProperty('reason');
      const { password } = new URL(closed.url);
      expect(await ask(closed, { NATS_USER: 'vedette', NATS_PASSWORD: password })).toMatchObject({
        url: closed.url,
      });
    } finally {
      await Promise.all([open.stop(), closed.stop()]);
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a NATS of ours that lives', () => {
  it('has failed when it lets us in and has no JetStream, and not when it is only away', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-failed-nats-'));
    const port = await freePort();
    const server = await startBackgroundServer({
      name: 'NATS without JetStream',
      command: [await natsProgram(), '--addr', '127.0.0.1', '--port', String(port)],
      logFile: join(folder, 'nats.log'),
      serves: async () => (await connect({ servers: `127.0.0.1:${port}`, reconnect: false })).close(),
      withinMs: 30_000,
      signals: ['SIGTERM', 'SIGKILL'],
    });
    expect(await hasLostJetStream({ servers: `127.0.0.1:${port}` })).toBe(true);
    await server.stop();
    expect(await hasLostJetStream({ servers: `127.0.0.1:${port}` })).toBe(false);
    const whole = await startPrivateNats(await natsProgram(), 'here', {
      dataFolder: folder,
      access: 'open',
      say: () => undefined,
    });
    expect(await hasLostJetStream({ servers: new URL(whole.url).host })).toBe(false);
    await whole.stop();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('nats-server from the package sources of the machine', () => {
  it('is unpacked into the cache without installing anything, or the reason why not is given', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'vedette-apt-'));
    try {
      const fetched = await aptNats(cache);
      const left = await readdir(cache);
      if ('program' in fetched) {
        expect(fetched.program.startsWith(cache)).toBe(true);
        expect(left).toEqual(['nats-apt']);
        expect(await aptNats(cache)).toEqual(fetched);
      } else {
        expect(fetched.reason).toMatch(/apt-get/);
        expect(left).toEqual([]);
      }
    } finally {
      await rm(cache, { recursive: true, force: true });
    }
  });
});
