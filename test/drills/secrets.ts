import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateShown, whyNoCertificates } from './certificates.js';
import { setTimeout as pause } from 'node:timers/promises';
import type { Drill } from './drill.js';
import { rootKeyChanged } from './root-key-changed.js';

/** Within which servers that were told to read a certificate again show it. */
const READ_AGAIN_MS = 20_000;
const ROW = 'root key wrong, password rotated, certificate renewed';

/** A service with another root key must say so and end, and the others must not notice. */
const wrongKey: Drill = {
  name: 'a service started with another root key',
  row: ROW,
  servers: { postgres: 'one', nats: 'one' },
  settings: { VEDETTE_KEY: 'the key of the house, long enough for one' },
  alerts: {},
  happen: async (stage) => {
    const said = await stage.house
      .start('logistics', { VEDETTE_KEY: 'another key that is long enough for a key' })
      .then(
        () => null,
        (error: unknown) => String(error),
      );
    if (said === null) throw new Error('it started with a key that opens nothing');
    if (!said.includes('78') || !said.includes('VEDETTE_KEY'))
      throw new Error(`it did not end with 78 and say why: ${said.slice(0, 300)}`);
    return 'ended with 78';
  },
};

/**
 * The role of the house gets another password, the file that names it is written anew, and every connection is cut: all come back by
 * the new one, without a start. Meanwhile new connections are refused, which counts as a database that is away.
 */
const passwordRotated: Drill = {
  name: 'the password of the database changed, every connection cut',
  row: ROW,
  servers: { postgres: 'one', nats: 'one' },
  // Every service is started anew with a file to read it from, and each second of that stands for eight.
  alerts: { may: ['PhasesWithoutWorker', 'ServiceGone'] },
  happen: async (stage) => {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-secret-'));
    try {
      const { database, house } = stage;
      const file = join(folder, 'database-url');
      const withPassword = (password: string): Promise<void> =>
        writeFile(file, Object.assign(new URL(database.primary.url), { username: 'house', password }).href);
      await database.ask(`CREATE ROLE house SUPERUSER LOGIN PASSWORD 'first'`);
      const rules = join(database.primary.directory, 'data', 'pg_hba.conf');
      await writeFile(rules, `host all house 127.0.0.1/32 scram-sha-256\n${await readFile(rules, 'utf8')}`);
      await database.ask('SELECT pg_reload_conf()');
      await withPassword('first');
      const services = house.running.map(({ service }) => service);
      for (const running of [...house.running]) await house.stop(running);
      await Promise.all(
        services.map((service) => house.start(service, { DATABASE_URL: '', DATABASE_URL_FILE: file })),
      );
      await database.ask(`ALTER ROLE house PASSWORD 'second'`);
      await database.ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'house'`);
      await withPassword('second');
      stage.overFromNow();
      await stage.turnResolved();
      const pids = new Set(house.running.map(({ child }) => child.pid));
      await stage.orderTaken(30);
      if (house.running.some(({ child }) => child.exitCode !== null || !pids.has(child.pid)))
        throw new Error('a process ended');
      return 'by the file alone';
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/**
 * Database and broker show another certificate of the same authority from now on: nobody is started, connections that are there stay, and
 * when they are cut everybody comes back by the new one, encrypted as before.
 */
const certificateRenewed: Drill = {
  name: 'the certificate of database and broker renewed, then every connection cut',
  row: ROW,
  servers: { postgres: 'one', nats: 'one', encrypted: true },
  alerts: { may: ['NotReady'] },
  missing: whyNoCertificates,
  happen: async (stage) => {
    const { database, broker, house } = stage;
    const shown = () => Promise.all([database.primary.url, broker.url].map(certificateShown));
    const before = await shown();
    const pids = house.running.map(({ child }) => child.pid);
    await broker.certificates!.renew();
    broker.reload();
    await database.ask('SELECT pg_reload_conf()');
    for (const deadline = Date.now() + READ_AGAIN_MS; ; await pause(200)) {
      const now = await shown();
      if (now.every((number, i) => number !== before[i])) break;
      if (Date.now() > deadline)
        throw new Error(`still shown: ${now.join(', ')}, before ${before.join(', ')}`);
    }
    await stage.turnResolved();
    for (const node of broker.nodes) {
      await broker.kill(node);
      broker.start(node);
    }
    await database.ask(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL`,
    );
    await stage.orderTaken(30);
    await stage.playTurn(2);
    const [open] = await database.ask<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE NOT ssl AND pid <> pg_backend_pid() AND datname IS NOT NULL`,
    );
    if (open!.n > 0) throw new Error(`${open!.n} connections are not encrypted`);
    if (house.running.some(({ child }, i) => child.exitCode !== null || child.pid !== pids[i]))
      throw new Error('a process ended');
    return 'by the servers alone';
  },
};

export const SECRETS: readonly Drill[] = [wrongKey, rootKeyChanged, passwordRotated, certificateRenewed];
