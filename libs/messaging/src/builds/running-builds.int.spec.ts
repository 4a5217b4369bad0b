import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NatsConnection } from '@nats-io/transport-node';
import { BUILD, nameOfBuild } from '@vedette/platform';
import { connectNats } from '../connection/connect-nats.js';
import { Installation } from '../installation.js';
import { runningBuilds, tellBuild } from './running-builds.js';

const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';

describe('the builds of what runs', () => {
  const installation = new Installation(`builds-${process.pid}`);
  let connection: NatsConnection;
  beforeAll(async () => (connection = await connectNats({ url: natsUrl, name: 'test' })));
  afterAll(() => connection.close());

  it('are none where nobody runs', async () => {
    expect(await runningBuilds(connection, installation)).toEqual([]);
  });

  it('are told by every process, also by several of one service, and by none of another installation', async () => {
    for (const service of ['gateway', 'land-resolution', 'land-resolution'])
      tellBuild(connection, installation, service);
    tellBuild(connection, new Installation('elsewhere'), 'people');
    const told = await runningBuilds(connection, installation);
    expect(told.map(({ service }) => service).sort()).toEqual([
      'gateway',
      'land-resolution',
      'land-resolution',
    ]);
    expect(told[0]).toMatchObject({ version: BUILD.version, build: nameOfBuild(BUILD) });
    expect(told[0]!.upSeconds).toBeGreaterThanOrEqual(0);
  });

  it('tell with it which keys they hold, and that they hold none', async () => {
    const keys = { VEDETTE_KEY: ['0a1b2c', '3d4e5f'] };
    const house = new Installation(`keys-${process.pid}`);
    tellBuild(connection, house, 'people', keys);
    tellBuild(connection, house, 'gateway');
    const told = await runningBuilds(connection, house);
    expect(Object.fromEntries(told.map(({ service, keys }) => [service, keys]))).toEqual({
      people: keys,
      gateway: {},
    });
  });
});
