import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Order, PositionDocument } from '@vedette/campaign';
import {
  beginMove,
  type CampaignDocument,
  type ReceiptDocument,
  SERVICE_NAMES,
  type ServiceName,
} from '@vedette/contracts';
import { requestsOf, houseOfCells } from '@vedette/messaging';
import { isSigned } from '@vedette/ledger';
import { temporaryDatabase, type TemporaryDatabase, until } from '@vedette/testing';
import { eachPhaseOnce, inTheLog, onTheBench } from '../../apps/gateway/src/testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from '../../apps/gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../apps/gateway/src/testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from '../../apps/gateway/src/testing/small-war.js';
import { campaignCommand } from '../../apps/vedette/src/campaign/campaign.command.js';
import { archiveFiles } from '../../apps/vedette/src/campaign/campaign-files.js';
import { moveToCell } from '../../apps/vedette/src/campaign/move-to-cell.js';

const SECRET = 'the dice that a campaign takes along';
const PHRASE = 'a pass phrase of the move';
const KEYS = { east: 'the root key of the east', west: 'the root key of the west' } as const;
const FRONT: readonly ServiceName[] = ['gateway', 'people', 'correspondence'];
const OF_A_CELL = SERVICE_NAMES.filter((service) => !FRONT.includes(service) && service !== 'battle-table');
const PLAYERS = ['taylor', 'worth', 'arista'];
const NATS = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';

/** One march in the second turn, so that it is not the turn of nobody. */
const SECOND: { readonly player: string; readonly order: Order } = {
  player: 'worth',
  order: { kind: 'land', unit: 'US2IN', posture: { offensive: 'attack', defensive: 'defend' } },
};

const BENCH_ORDERS = SMALL_WAR_ORDERS.filter(({ allowed }) => allowed).map(({ player, order }) => ({
  ...order,
  by: player,
}));

/** A front with a database of its own, and two cells with one each, on one broker. */
describe('a house of two cells', () => {
  let house: HouseUnderTest;
  let databases: Record<'east' | 'west', TemporaryDatabase>;
  let folder: string;
  let root: HouseClient;
  let umpire: HouseClient;
  const clients = new Map<string, HouseClient>();
  const as = (player: string): HouseClient => clients.get(player)!;
  const cells = { east: '', west: '' };
  const receipts: ReceiptDocument[] = [];
  let afterFirst: PositionDocument;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-cells-'));
    house = await HouseUnderTest.prepare('cells', { PEOPLE_TELL_SECONDS: '1' });
    cells.east = `${house.installation}-e`;
    cells.west = `${house.installation}-w`;
    databases = { east: await temporaryDatabase('cell_e'), west: await temporaryDatabase('cell_w') };
    const VEDETTE_CELLS = `${cells.east},${cells.west}`;
    await Promise.all([
      ...FRONT.map((service) => house.start(service, { VEDETTE_CELLS })),
      ...(['east', 'west'] as const).flatMap((cell) =>
        OF_A_CELL.map((service) =>
          house.start(service, {
            DATABASE_URL: databases[cell].url,
            VEDETTE_KEY: KEYS[cell],
            VEDETTE_INSTALLATION: cells[cell],
            VEDETTE_FRONT: house.installation,
          }),
        ),
      ),
    ]);
    await makeAccounts(house, PLAYERS);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
    for (const player of PLAYERS) clients.set(player, await HouseClient.signIn(house, player));
  });
  afterAll(async () => {
    await house?.close();
    await Promise.all(Object.values(databases ?? {}).map((database) => database.drop()));
    await rm(folder, { recursive: true, force: true });
  });

  const make = (id: string, more: object) =>
    root.send<CampaignDocument & { created: boolean }>('POST', '/campaigns', {
      ...{ id, title: id, position: SMALL_WAR, secret: SECRET },
      ...more,
    });
  const turnOf = async (campaign: string) =>
    (await umpire.send<{ turn: number; status: string }>('GET', `/campaigns/${campaign}/turn`)).body;
  const tell = async (campaign: string, player: string, order: Order): Promise<ReceiptDocument> => {
    const { status, body } = await as(player).send<ReceiptDocument>(
      'POST',
      `/campaigns/${campaign}/orders`,
      order,
    );
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
    receipts.push(body);
    return body;
  };
  const opened = (campaign: string, turn: number) =>
    until(async () => {
      const now = await turnOf(campaign);
      return now.turn === turn && now.status === 'open';
    }, `turn ${turn} of ${campaign} is open`);
  const eventsIn = (cell: 'east' | 'west', campaign: string, turn: number) =>
    inTheLog(databases[cell].url, campaign, turn, SMALL_WAR);

  it('makes campaigns where they are wanted, or where there are fewest, of positions the front was sent', async () => {
    expect(await make('prairie', { cell: 'nowhere' })).toMatchObject({
      status: 422,
      body: { code: 'cell-unknown', field: '/cell' },
    });
    expect(await make('prairie', { cell: cells.west })).toMatchObject({ status: 201 });
    expect(await make('coast', {})).toMatchObject({ status: 201 });
    expect(await make('coast', {})).toMatchObject({ status: 200, body: { created: false } });
    const { body } = await root.send<CampaignDocument[]>('GET', '/campaigns');
    expect(body.map(({ id }) => id)).toEqual(['coast', 'prairie']);
    const logs = await Promise.all([
      databases.east.pool(1).query('SELECT campaign_id FROM es.campaign'),
      databases.west.pool(1).query('SELECT campaign_id FROM es.campaign'),
    ]);
    expect(logs.map(({ rows }) => rows)).toEqual([[{ campaign_id: 'coast' }], [{ campaign_id: 'prairie' }]]);
    for (const campaign of ['coast', 'prairie']) await givePlaces(house, campaign, PLAYERS);
  });

  it('shows an administrator the whole position, which lies in the vault of the cell', async () => {
    const looked = await umpire.send<PositionDocument>(
      'GET',
      '/campaigns/prairie/administration/position?reason=to+see+it',
    );
    expect(looked).toMatchObject({ status: 200, body: { format: SMALL_WAR.format } });
  });

  it('plays a turn in either cell as the bench plays it', async () => {
    for (const campaign of ['prairie', 'coast'])
      for (const { player, order, allowed } of SMALL_WAR_ORDERS)
        if (allowed) await tell(campaign, player, order);
    for (const campaign of ['prairie', 'coast'])
      await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 1 });
    for (const campaign of ['prairie', 'coast']) await umpire.resolved(campaign, 1);
    for (const campaign of ['prairie', 'coast']) await opened(campaign, 2);
    const bench = await onTheBench(SMALL_WAR, BENCH_ORDERS, SECRET);
    afterFirst = bench.end;
    for (const [cell, campaign] of [['west', 'prairie'] as const, ['east', 'coast'] as const]) {
      const { events, completions } = await eventsIn(cell, campaign, 1);
      expect(completions).toEqual(eachPhaseOnce(SMALL_WAR));
      expect(events).toEqual(bench.events);
    }
  });

  it('leads nobody to a campaign that moves, and everybody to the others', async () => {
    const files = { campaign: 'prairie', folder, phrase: PHRASE, key: { VEDETTE_KEY: KEYS.west } };
    const requests = requestsOf(
      house.connection,
      houseOfCells(house.installation, `${cells.east},${cells.west}`),
    );
    const here = { ...files, databaseUrl: databases.west.url };
    const wrong = { databaseUrl: databases.east.url, key: { VEDETTE_KEY: 'not the key of that cell' } };
    await expect(moveToCell(here, { ...wrong, cell: cells.east }, requests)).rejects.toThrow(
      /is not the one/,
    );
    expect(await turnOf('prairie')).toMatchObject({ turn: 2 });
    // It breaks off where the events have left the one cell and are not yet in the other.
    await requests.request(beginMove, { campaign: 'prairie', to: cells.east });
    await archiveFiles(here, 'events alone');
    // A gateway may believe for half a minute what it knew: then it finds the campaign where it was, which is right as well.
    await until(async () => {
      const { status } = await umpire.send('GET', '/campaigns/prairie/turn');
      return status === 503;
    }, 'nobody is led to it');
    expect(await umpire.send('GET', '/campaigns/prairie/turn')).toMatchObject({
      status: 503,
      body: { code: 'campaign-moves' },
    });
    expect(await turnOf('coast')).toMatchObject({ turn: 2 });
  });

  it('plays a campaign on that the same command moved to the other cell, with the same bytes', async () => {
    for (const [name, text] of [
      ['phrase', PHRASE],
      ['url', databases.east.url],
      ['key', KEYS.east],
    ] as const)
      await writeFile(join(folder, name), `${text}\n`);
    let told = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => ((told += String(chunk)), true));
    const surroundings = { ...process.env };
    Object.assign(process.env, { DATABASE_URL: databases.west.url, VEDETTE_KEY: KEYS.west });
    try {
      await campaignCommand().parseAsync([
        ...['node', 'vedette', 'move', 'prairie', '--to-cell', cells.east, '--by', folder],
        ...['--phrase-file', join(folder, 'phrase'), '--to-database-file', join(folder, 'url')],
        ...['--to-key-file', join(folder, 'key'), '--nats', NATS, '--installation', house.installation],
        ...['--cells', `${cells.east},${cells.west}`],
      ]);
    } finally {
      Object.assign(process.env, surroundings);
      jest.restoreAllMocks();
      process.exitCode = undefined;
    }
    expect(told).toMatch(/^prairie is moved from .*-w to .*-e: \d+ events\n$/);
    await opened('prairie', 2);
    for (const campaign of ['prairie', 'coast']) await tell(campaign, SECOND.player, SECOND.order);
    for (const campaign of ['prairie', 'coast'])
      await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 2 });
    for (const campaign of ['prairie', 'coast']) await umpire.resolved(campaign, 2);
    const moved = await eventsIn('east', 'prairie', 2);
    expect(moved.completions).toEqual(eachPhaseOnce(SMALL_WAR));
    expect(moved.events).toEqual((await eventsIn('east', 'coast', 2)).events);
    expect((await eventsIn('west', 'prairie', 1)).events).toEqual([]);
    // What was ordered before and what was reported stand where they stood.
    const { body } = await as('taylor').made<unknown>('/campaigns/prairie/reports/1/turn.json');
    expect(body).toBeTruthy();
    expect(afterFirst.turn).toBe(2);
  });

  it('gives the keys of both cells, by which all receipts can be checked', async () => {
    const keys = (await root.send<{ keyId: string; publicKey: string }[]>('GET', '/receipt-keys')).body;
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(2);
    expect(new Set(receipts.map(({ keyId }) => keyId)).size).toBe(2);
    for (const receipt of receipts) {
      const key = keys.find(({ keyId }) => keyId === receipt.keyId)!;
      expect(isSigned(receipt, key.publicKey)).toBe(true);
    }
  });

  it('goes on in one cell while the other takes no orders, and says so', async () => {
    const west = house.running.find(
      ({ service, env }) => service === 'order-intake' && env['VEDETTE_INSTALLATION'] === cells.west,
    )!;
    await house.kill(west);
    await until(async () => {
      const { body } = await root.send<{ parts: { part: string; state: string }[] }>('GET', '/status');
      return body.parts.find(({ part }) => part === 'orders')?.state === 'away';
    }, 'the page says that orders wait');
    for (const campaign of ['prairie', 'coast']) await opened(campaign, 3);
    await tell('coast', SECOND.player, SECOND.order);
    await tell('prairie', SECOND.player, SECOND.order);
  });
});
