import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES, type TurnStateDocument } from '@vedette/contracts';
import { until } from '@vedette/testing';
import { eachPhaseOnce, inTheLog, onTheBench } from '../../apps/gateway/src/testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from '../../apps/gateway/src/testing/house-client.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from '../../apps/gateway/src/testing/small-war.js';
import { HouseInContainers, memoryOf, podman } from './containers.js';

/** What "npm run image" built; it says how this is called. */
const image = process.env['TEST_IMAGE'];
const base = process.env['TEST_IMAGE_BASE'];
const withImage = image === undefined ? it.skip : it;

const SECRET = 'the dice of a house in containers';
const PLAYERS = [...new Set(SMALL_WAR_ORDERS.map(({ player }) => player))];
/** What our layers may add to the base, in megabytes. */
const LAYERS_MB = 120;

describe('the image (podman)', () => {
  let house: HouseInContainers;
  beforeAll(async () => {
    if (image !== undefined) house = await HouseInContainers.prepare(image);
  });
  afterAll(() => house?.close());

  withImage('is small, and holds neither npm of ours, sources, maps nor tests', () => {
    const size = (of: string) =>
      Number(podman(['image', 'inspect', '--format', '{{.Size}}', of]).stdout) / 1_000_000;
    const ours = size(image!) - (base === undefined ? 0 : size(base));
    process.stderr.write(`the image: ${size(image!).toFixed(0)} MB, of which ours ${ours.toFixed(0)} MB\n`);
    if (base !== undefined) expect(ours).toBeLessThanOrEqual(LAYERS_MB);
    const found = house.run('database', []);
    expect(found.status).not.toBe(0);
    const left = podman([
      ...['run', '--rm', '--network', 'none', '--ulimit', 'nofile=1024:20000', '--ulimit', 'nproc=1000:1000'],
      ...[
        '--entrypoint',
        'find',
        image!,
        '/vedette/apps',
        '/vedette/libs',
        '-name',
        '*.ts',
        '-o',
        '-name',
        '*.map',
      ],
    ]);
    expect(left).toMatchObject({ status: 0, stdout: '' });
  });

  withImage('refuses a service that there is not, and settings that say nothing, each by its code', () => {
    expect(house.run('gateway', ['navy'])).toMatchObject({
      status: 64,
      stderr: expect.stringContaining('there is no service "navy"'),
    });
    expect(house.run('gateway', ['gateway'], { DATABASE_URL_FILE: '', LOG_LEVEL: 'loud' }).status).toBe(78);
  });

  withImage('prepares the database and serves from every container, hardened as Compose says', async () => {
    const prepare = ['vedette', 'database', 'prepare', '--passwords', '/run/secrets/role-passwords'];
    expect(house.run('database', prepare)).toMatchObject({ status: 0 });
    for (const service of SERVICE_NAMES) {
      const { pid, name } = await house.start(service);
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      for (const [field, is] of [
        ['Uid', '1000\t1000\t1000\t1000'],
        ['CapEff', '0000000000000000'],
        ['CapBnd', '0000000000000000'],
        ['NoNewPrivs', '1'],
      ])
        expect([service, field, new RegExp(`^${field}:\t(.*)$`, 'm').exec(status)![1]]).toEqual([
          ...[service, field, is],
        ]);
      const heap = /--max-old-space-size=(\d+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))![1];
      const beside = memoryOf(service) === memoryOf('gateway') ? 0 : 256;
      expect([service, Number(heap)]).toEqual([
        service,
        Math.floor(((memoryOf(service) - beside) * 58) / 100),
      ]);
      const write = podman(['exec', name, 'sh', '-c', 'echo x > /vedette/x || echo x > /tmp/x && ls /tmp/x']);
      expect([service, write.stdout.trim()]).toEqual([service, '/tmp/x']);
      expect([service, podman(['exec', name, 'node', 'deploy/health.mjs']).status]).toEqual([service, 0]);
    }
  });

  withImage('plays a turn as the bench plays it, and loses a worker meanwhile', async () => {
    await makeAccounts(house, PLAYERS);
    const root = await HouseClient.signIn(house, 'root');
    const made = await root.send('POST', '/campaigns', {
      ...{ id: 'prairie', title: 'Prairie', position: SMALL_WAR, secret: SECRET },
    });
    expect(made.status).toBe(201);
    await givePlaces(house, 'prairie', PLAYERS);
    const umpire = await HouseClient.signIn(house, 'umpire');
    for (const { player, order, allowed } of SMALL_WAR_ORDERS) {
      if (!allowed) continue;
      const client = await HouseClient.signIn(house, player);
      expect(await client.send('POST', '/campaigns/prairie/orders', order)).toMatchObject({ status: 201 });
    }
    await umpire.send('POST', '/campaigns/prairie/turn/close', { turn: 1 });
    await until(async () => {
      const { body } = await umpire.send<TurnStateDocument>('GET', '/campaigns/prairie/turns/1');
      return body.phases?.some(({ status }) => status === 'done') || body.status === 'resolved';
    }, 'the turn has begun');
    house.kill('land-resolution');
    await house.start('land-resolution');
    await umpire.resolved('prairie', 1);
    const orders = SMALL_WAR_ORDERS.filter(({ allowed }) => allowed);
    const bench = await onTheBench(
      SMALL_WAR,
      orders.map(({ player, order }) => ({ ...order, by: player })),
      SECRET,
    );
    const { events, completions } = await inTheLog(house.database.url, 'prairie', 1, SMALL_WAR);
    expect(completions).toEqual(eachPhaseOnce(SMALL_WAR));
    expect(events).toEqual(bench.events);
    expect(house.errors()).toEqual([]);
  });

  withImage('stays within its memory, and stops in order', async () => {
    const peaks = SERVICE_NAMES.map((service) => {
      const status = readFileSync(`/proc/${house.of(service).pid}/status`, 'utf8');
      return [service, Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)![1]) / 1024)] as const;
    });
    process.stderr.write(`${peaks.map(([service, peak]) => `${service} ${peak} MB`).join(', ')}\n`);
    for (const [service, peak] of peaks) expect([service, peak < memoryOf(service)]).toEqual([service, true]);
    const codes = await house.stop();
    expect(codes).toEqual(Object.fromEntries(SERVICE_NAMES.map((service) => [service, 0])));
  });
});
