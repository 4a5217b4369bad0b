import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@vedette/contracts';
import { houseStreams } from '@vedette/messaging';
import { PATIENCE_MS } from '@vedette/testing';
import pg from 'pg';
import { GatewayClient } from '../server/gateway-client.js';
import { ADMINISTRATOR } from './accounts.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const main = `${root}apps/vedette/dist/main.js`;
/** Long enough that nobody guesses it from its digest. */
const SECRET = 'the ground at Palo Alto, the eighth of May';

/** What somebody other than its owner may do anything with, below a folder. */
const openTo = (path: string): string[] => {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return [];
  const below = found.isDirectory() ? readdirSync(path).flatMap((name) => openTo(join(path, name))) : [];
  return (found.mode & 0o077) === 0 ? below : [path, ...below];
};

/** A house with a Postgres and a NATS of its own, on which nothing else depends. */
describe('npm start with servers of its own', () => {
  let folder: string;
  let data: string;
  let said = '';
  let house: ChildProcess;

  const until = async (what: RegExp | (() => boolean), withinMs = PATIENCE_MS): Promise<void> => {
    const holds = typeof what === 'function' ? what : () => what.test(said);
    for (const end = Date.now() + withinMs; !holds();) {
      if (Date.now() > end || house.exitCode !== null)
        throw new Error(`Waiting for ${String(what)}:\n${said}`);
      await new Promise((next) => setTimeout(next, 50));
    }
  };

  const pids = (): { postgres: number; nats: number } => ({
    postgres: Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    nats: (JSON.parse(readFileSync(join(data, 'nats', 'running.json'), 'utf8')) as { pid: number }).pid,
  });

  beforeAll(async () => {
    if (!existsSync(main)) throw new Error(`${main} is not built: run "npm run build" first`);
    folder = await mkdtemp(join(tmpdir(), 'vedette-own-servers-'));
    data = join(folder, 'data');
    house = spawn(process.execPath, [main, 'start', '--port', '0', '--data', data, '--secret', SECRET], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        NATS_URL: '',
        VEDETTE_KEY: '',
        VEDETTE_KEY_FILE: '',
        VEDETTE_SERVERS: 'local,embedded',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [house.stdout, house.stderr])
      stream!.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  });
  afterAll(async () => {
    if (house.exitCode === null && house.signalCode === null) {
      const gone = once(house, 'exit');
      house.kill('SIGINT');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('plays its first turn although its Postgres and its NATS are killed in the midst of it', async () => {
    await until(/3 of 24/);
    const before = pids();
    process.kill(before.nats, 'SIGKILL');
    process.kill(before.postgres, 'SIGKILL');
    await until(/PostgreSQL is up again/);
    await until(/NATS is up again/);
    await until(/Turn 1 is resolved/);
    await until(/Vedette is up at/);
    expect(pids()).not.toEqual(before);
    expect(said).toMatch(/PostgreSQL ended; starting it again/);
    expect(said).toMatch(/NATS ended; starting it again/);
  });

  it('keys the dice by the secret it was told, and tells its digest', async () => {
    const url = /Vedette is up at (http:\S+)/.exec(said)![1]!;
    const passwords = JSON.parse(readFileSync(join(data, 'accounts.json'), 'utf8')) as Record<string, string>;
    const client = await GatewayClient.signIn(url, ADMINISTRATOR, passwords[ADMINISTRATOR]!);
    const told = await client.rest<{ diceCommitment: string }>('GET', '/campaigns/amwol-1846');
    expect(told.diceCommitment).toBe(createHash('sha256').update(SECRET).digest('hex'));
  });

  it('starts a worker again that is killed after it has worked', async () => {
    const log = readFileSync(join(data, 'logs', 'land-resolution.log'), 'utf8')
      .trim()
      .split('\n');
    const { pid } = JSON.parse(log.at(-1)!) as { pid: number };
    process.kill(pid, 'SIGKILL');
    await until(/land-resolution is up again/);
  });

  it('leaves nothing in its data folder that anybody else may read', () => {
    expect(openTo(data)).toEqual([]);
    expect(readdirSync(join(data, 'reports', 'amwol-1846', 'turn-1'))).toContain('taylor');
  });

  it('asks its broker for nothing it may not, but for streams that are made by another service', () => {
    const violations = readFileSync(join(data, 'nats.log'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('Violation'))
      // Whoever starts before the service that makes a stream finds none and asks to make it.
      .filter((line) => !houseStreams.some(({ name }) => line.includes(`STREAM.CREATE.vedette-${name}"`)));
    expect(violations).toEqual([]);
  });

  it('comes to its database as roles that may all they need, with every key sealed', async () => {
    const refusals = readdirSync(join(data, 'logs')).filter((name) =>
      readFileSync(join(data, 'logs', name), 'utf8').includes('permission denied'),
    );
    expect(refusals).toEqual([]);
    const port = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(data, 'postgres-password'), 'utf8').trim();
    const client = new pg.Client(`postgres://vedette:${password}@127.0.0.1:${port}/vedette`);
    await client.connect();
    try {
      const { rows } = await client.query<{ role: string; superuser: boolean }>(
        `SELECT DISTINCT usename AS role, rolsuper AS superuser FROM pg_stat_activity JOIN pg_roles ON rolname = usename
          WHERE datname = 'vedette' AND pid <> pg_backend_pid() ORDER BY 1`,
      );
      // A pool that rests closes its connections, so not every service need be there at this moment.
      const known = SERVICE_NAMES.map((service) => `vedette_${service}`);
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.filter(({ role, superuser }) => superuser || !known.includes(role))).toEqual([]);
      const keys = await client.query<{ sealed_with: string }>('SELECT DISTINCT sealed_with FROM vault.key');
      expect(keys.rows).toEqual([{ sealed_with: 'root-key' }]);
    } finally {
      await client.end();
    }
  });
});
