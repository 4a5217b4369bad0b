import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PHASE_OWNERS } from '@vedette/contracts';
import { connectNats, Installation, phaseDueSubject, readNotAsDeclared } from '@vedette/messaging';
import { freePort, natsProgram, resolveServers, type Servers } from '@vedette/servers';
import { usersOfBroker } from '../start/broker-users.js';
import { brokerVersion } from './broker-version.js';
import { BrokerRightsMissingError, BrokerTooOldError, prepareBroker } from './prepare-broker.js';

const house = new Installation('vedette');
const QUEUES = ['land', 'naval', 'logistics', 'battle'].map((owner) => `vedette-PHASE/${owner}`);
const ALL = ['vedette-PHASE', 'vedette-TRIAL', 'vedette-DEAD', ...QUEUES, 'vedette-TRIAL/trials'];

const all = (was: string) => ALL.map((what) => ({ what, was }));

describe('a broker that is prepared', () => {
  let folder: string;
  let servers: Servers;
  const open: NatsConnection[] = [];
  const as = async (user: string): Promise<NatsConnection> => {
    const connection = await connectNats({ url: servers.natsUrls[user]!, name: user, impatient: true });
    open.push(connection);
    return connection;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-prepared-'));
    const env = { ...process.env, DATABASE_URL: 'postgres://unused', NATS_URL: '' };
    servers = await resolveServers({
      dataFolder: folder,
      natsAccess: usersOfBroker(house),
      env: { ...env, VEDETTE_SERVERS: 'local,embedded' },
    });
  });
  afterAll(async () => {
    for (const connection of open) await connection.close();
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['operator', 'land-resolution', 'gateway'])(
    'is refused to %s, who may make no streams',
    async (user) => {
      const refused = prepareBroker(await as(user), house, 1);
      await expect(refused).rejects.toThrow(BrokerRightsMissingError);
      await expect(refused).rejects.toMatchObject({
        code: 'broker-rights-missing',
        message: expect.stringMatching(/publish \$JS\.API\.STREAM\.\w+\.vedette-PHASE\. .*turn-conductor/),
      });
    },
  );

  it('has every stream and queue as the house declares them, by the user of the conductor alone', async () => {
    const connection = await as('turn-conductor');
    const { broker, done } = await prepareBroker(connection, house, 1);
    expect(broker).toEqual(brokerVersion(connection));
    expect(done).toEqual(all('made'));
    const manager = await jetstreamManager(await as('operator'), { checkAPI: false });
    const wanted = { owners: PHASE_OWNERS, replicas: 1 };
    expect(await readNotAsDeclared(manager, house, wanted)).toEqual([]);
    // The log is published by whoever is told to, and not for being prepared.
    await expect(manager.streams.info('vedette-LOG')).rejects.toThrow(/not found/);
  });

  it('is left as it is when it is prepared again, with what waits there', async () => {
    const connection = await as('turn-conductor');
    await jetstream(connection).publish(house.subject(phaseDueSubject('land', 'prairie')), 'due');
    expect((await prepareBroker(connection, house, 1)).done).toEqual(all('left'));
    const manager = await jetstreamManager(connection, { checkAPI: false });
    expect((await manager.consumers.info('vedette-PHASE', 'land')).num_pending).toBe(1);
  });

  it('gets back what is missing or otherwise, and nothing else', async () => {
    const connection = await as('turn-conductor');
    const manager = await jetstreamManager(connection, { checkAPI: false });
    await manager.streams.update('vedette-PHASE', { duplicate_window: 60_000_000_000 });
    await manager.streams.delete('vedette-TRIAL');
    const { done } = await prepareBroker(connection, house, 1);
    expect(done.filter(({ was }) => was !== 'left')).toEqual([
      { what: 'vedette-PHASE', was: 'changed' },
      { what: 'vedette-TRIAL', was: 'made' },
      { what: 'vedette-TRIAL/trials', was: 'made' },
    ]);
    expect((await manager.streams.info('vedette-PHASE')).config.duplicate_window).toBe(120_000_000_000);
  });

  it('is refused where its stream keeps messages otherwise than can be changed, in words', async () => {
    const connection = await as('turn-conductor');
    const manager = await jetstreamManager(connection, { checkAPI: false });
    await manager.streams.delete('vedette-DEAD');
    await manager.streams.add({
      ...{ name: 'vedette-DEAD', subjects: ['vedette.dlq.>'], storage: 'memory' as never },
    });
    await expect(prepareBroker(connection, house, 1)).rejects.toMatchObject({
      code: 'stream-conflict',
      message: expect.stringContaining('has storage "memory" but "file" is declared'),
    });
  });
});

describe('a broker of a cluster', () => {
  it('is asked for its version before anything is made there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-prepared-'));
    const [port, own, other] = [await freePort(), await freePort(), await freePort()];
    const alone = ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port), '-n', 'one'];
    const cluster = ['--cluster', `nats://127.0.0.1:${own}`, '--cluster_name', 'three'];
    const routes = ['--routes', `nats://127.0.0.1:${other}`];
    const args = [...alone, ...cluster, ...routes];
    const server: ChildProcess = spawn(await natsProgram(), args, { stdio: 'ignore' });
    const gone = once(server, 'exit');
    try {
      const url = `nats://127.0.0.1:${port}`;
      const connection = await connectNats({ url, name: 'test' });
      const { version, is } = brokerVersion(connection);
      // Alone in its cluster it has nobody to agree with: whether it is asked for streams is seen by which error it is.
      const outcome = await prepareBroker(connection, house, 3).catch((error: unknown) => error);
      expect([version, is, outcome instanceof BrokerTooOldError]).toEqual([
        version,
        /^2\.(9|10\.([01]?\d|2[0-6])$)/.test(version) ? 'too old' : 'good',
        is === 'too old',
      ]);
      await connection.close();
    } finally {
      server.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.each([
    [{ version: '2.9.9' }, 'too old'],
    [{ version: '2.9.10' }, 'old'],
    [{ version: '2.10.26', cluster: 'c' }, 'too old'],
    [{ version: '2.10.27', cluster: 'c' }, 'good'],
    [{ version: '2.12.0' }, 'good'],
  ])('of %j is %s', (info, is) => {
    expect(brokerVersion({ info } as never).is).toBe(is);
  });
});
