import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Order, PositionDocument } from '@vedette/campaign';
import { beginMove, type CampaignDocument, type ReceiptDocument } from '@vedette/contracts';
import { requestsOf, houseOfCells } from '@vedette/messaging';
import { isSigned } from '@vedette/ledger';
import { until } from '@vedette/testing';
import { eachPhaseOnce, inTheLog, onTheBench } from '../../apps/gateway/src/testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from '../../apps/gateway/src/testing/house-client.js';
import type { HouseUnderTest } from '../../apps/gateway/src/testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from '../../apps/gateway/src/testing/small-war.js';
import { campaignCommand } from '../../apps/vedette/src/campaign/campaign.command.js';
import { archiveFiles } from '../../apps/vedette/src/campaign/campaign-files.js';
import { moveToCell } from '../../apps/vedette/src/campaign/move-to-cell.js';
import { type Cell, CELLS, HOUSE, HouseOfCells } from './house-of-cells.js';

const SECRET = 'the dice that a campaign takes along';
const PHRASE = 'a pass phrase of the move';
const CAMPAIGNS = ['coast', 'prairie'];
const PLAYERS = ['taylor', 'worth', 'arista'];
/** One march in later turns, so that they are not turns of nobody. */
const MARCH: { readonly player: string; readonly order: Order } = {
  player: 'worth',
  order: { kind: 'land', unit: 'US2IN', posture: { offensive: 'attack', defensive: 'defend' } },
};

const BENCH_ORDERS = SMALL_WAR_ORDERS.filter(({ allowed }) => allowed).map(({ player, order }) => ({
  ...order,
  by: player,
}));

/** A front with a database of its own, and two cells with one each, on one broker. */
describe('a house of two cells', () => {
  let opened: HouseOfCells;
  let house: HouseUnderTest;
  let root: HouseClient;
  let umpire: HouseClient;
  const clients = new Map<string, HouseClient>();
  const as = (player: string): HouseClient => clients.get(player)!;
  const receipts: ReceiptDocument[] = [];
  let firstReport: unknown;
  let archive: string;

  beforeAll(async () => {
    opened = await HouseOfCells.open();
    archive = opened.folderOf('archive');
    ({ house } = opened);
    await makeAccounts(house, PLAYERS);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
    for (const player of PLAYERS) clients.set(player, await HouseClient.signIn(house, player));
  });
  afterAll(() => opened?.close());

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
  const isOpen = (campaign: string, turn: number) =>
    until(async () => {
      const now = await turnOf(campaign);
      return now.turn === turn && now.status === 'open';
    }, `turn ${turn} of ${campaign} is open`);
  const eventsIn = (cell: Cell, campaign: string, turn: number) =>
    inTheLog(opened.databases[cell].url, campaign, turn, SMALL_WAR);
  const reported = async (campaign: string, turn: number) =>
    (await as('taylor').made<unknown>(`/campaigns/${campaign}/reports/${turn}/turn.json`)).body;
  const close = async (turn: number): Promise<void> => {
    for (const campaign of CAMPAIGNS)
      await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn });
    for (const campaign of CAMPAIGNS) await umpire.resolved(campaign, turn);
  };
  /** The same order in both campaigns, and the turn played in both. */
  const play = async (turn: number): Promise<void> => {
    for (const campaign of CAMPAIGNS) await tell(campaign, MARCH.player, MARCH.order);
    await close(turn);
  };
  /** As whoever runs the house does, by the manual, with what he has from making the secrets. */
  const move = async (from: Cell, to: Cell): Promise<string> => {
    let told = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => ((told += String(chunk)), true));
    const { DATABASE_URL, VEDETTE_KEY_FILE, NATS_URL, NATS_URL_FILE } = process.env;
    // The broker of the tests, which is another; a setting is given by word or by file.
    delete process.env['NATS_URL'];
    Object.assign(process.env, {
      DATABASE_URL: opened.databases[from].url,
      VEDETTE_KEY_FILE: opened.secret(from, 'root-key'),
      NATS_URL_FILE: opened.secret(HOUSE, 'nats-url-operator'),
    });
    try {
      await campaignCommand().parseAsync([
        ...['node', 'vedette', 'move', 'prairie', '--to-cell', to, '--cells', CELLS.join(',')],
        ...['--by', archive, '--phrase-file', await opened.file('phrase', `${PHRASE}\n`)],
        ...['--to-database-file', await opened.file('database-url-owner', `${opened.databases[to].url}\n`)],
        ...['--to-key-file', opened.secret(to, 'root-key')],
      ]);
    } finally {
      for (const [name, value] of Object.entries({ DATABASE_URL, VEDETTE_KEY_FILE, NATS_URL, NATS_URL_FILE }))
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      jest.restoreAllMocks();
      process.exitCode = undefined;
    }
    return told;
  };

  it('makes campaigns where they are wanted, or where there are fewest, of positions the front was sent', async () => {
    expect(await make('prairie', { cell: 'nowhere' })).toMatchObject({
      status: 422,
      body: { code: 'cell-unknown', field: '/cell' },
    });
    expect(await make('prairie', { cell: 'west' })).toMatchObject({ status: 201 });
    expect(await make('coast', {})).toMatchObject({ status: 201 });
    expect(await make('coast', {})).toMatchObject({ status: 200, body: { created: false } });
    const { body } = await root.send<CampaignDocument[]>('GET', '/campaigns');
    expect(body.map(({ id }) => id)).toEqual(['coast', 'prairie']);
    const logs = await Promise.all([
      opened.databases.east.pool(1).query('SELECT campaign_id FROM es.campaign'),
      opened.databases.west.pool(1).query('SELECT campaign_id FROM es.campaign'),
    ]);
    expect(logs.map(({ rows }) => rows)).toEqual([[{ campaign_id: 'coast' }], [{ campaign_id: 'prairie' }]]);
    for (const campaign of CAMPAIGNS) await givePlaces(house, campaign, PLAYERS);
  });

  it('shows an administrator the whole position, which lies in the vault of the cell', async () => {
    const looked = await umpire.send<PositionDocument>(
      'GET',
      '/campaigns/prairie/administration/position?reason=to+see+it',
    );
    expect(looked).toMatchObject({ status: 200, body: { format: SMALL_WAR.format } });
  });

  it('plays a turn in either cell as the bench plays it', async () => {
    for (const campaign of CAMPAIGNS)
      for (const { player, order, allowed } of SMALL_WAR_ORDERS)
        if (allowed) await tell(campaign, player, order);
    await close(1);
    for (const campaign of CAMPAIGNS) await isOpen(campaign, 2);
    const bench = await onTheBench(SMALL_WAR, BENCH_ORDERS, SECRET);
    for (const [cell, campaign] of [['west', 'prairie'] as const, ['east', 'coast'] as const]) {
      const { events, completions } = await eventsIn(cell, campaign, 1);
      expect(completions).toEqual(eachPhaseOnce(SMALL_WAR));
      expect(events).toEqual(bench.events);
    }
    firstReport = await reported('prairie', 1);
  });

  it('leads nobody to a campaign that moves, and everybody to the others', async () => {
    const key = (await readFile(opened.secret('west', 'root-key'), 'utf8')).trim();
    const files = { campaign: 'prairie', folder: archive, phrase: PHRASE, key: { VEDETTE_KEY: key } };
    const requests = requestsOf(house.connection, houseOfCells(HOUSE, CELLS.join(',')));
    const here = { ...files, databaseUrl: opened.databases.west.url };
    const wrong = {
      databaseUrl: opened.databases.east.url,
      key: { VEDETTE_KEY: 'not the key of that cell' },
    };
    await expect(moveToCell(here, { ...wrong, cell: 'east' }, requests)).rejects.toThrow(/is not the one/);
    expect(await turnOf('prairie')).toMatchObject({ turn: 2 });
    // It breaks off where the events have left the one cell and are not yet in the other.
    await requests.request(beginMove, { campaign: 'prairie', to: 'east' });
    await archiveFiles(here, 'events alone');
    // A gateway may believe for some seconds what it knew: then it finds the campaign where it was, which is right as well.
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
    expect(await move('west', 'east')).toMatch(/^prairie is moved from west to east: \d+ events\n$/);
    await isOpen('prairie', 2);
    await play(2);
    const moved = await eventsIn('east', 'prairie', 2);
    expect(moved.completions).toEqual(eachPhaseOnce(SMALL_WAR));
    expect(moved.events).toEqual((await eventsIn('east', 'coast', 2)).events);
    expect((await eventsIn('west', 'prairie', 1)).events).toEqual([]);
    // What was reported stands where it stood.
    expect(await reported('prairie', 1)).toEqual(firstReport);
  });

  it('plays it on where it was before, when it is moved back', async () => {
    expect(await move('east', 'west')).toMatch(/^prairie is moved from east to west: \d+ events\n$/);
    await isOpen('prairie', 3);
    await play(3);
    const moved = await eventsIn('west', 'prairie', 3);
    expect(moved.completions).toEqual(eachPhaseOnce(SMALL_WAR));
    expect(moved.events).toEqual((await eventsIn('east', 'coast', 3)).events);
    expect((await eventsIn('east', 'prairie', 3)).events).toEqual([]);
    expect(await reported('prairie', 1)).toEqual(firstReport);
    const [prairie, coast] = [await reported('prairie', 3), await reported('coast', 3)].map((report) =>
      JSON.stringify(report),
    );
    expect(prairie!.replace('"campaign":"prairie"', '"campaign":"coast"')).toBe(coast);
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
      ({ service, env }) => service === 'order-intake' && env['VEDETTE_INSTALLATION'] === 'west',
    )!;
    await house.kill(west);
    await until(async () => {
      const { body } = await root.send<{ parts: { part: string; state: string }[] }>('GET', '/status');
      return body.parts.find(({ part }) => part === 'orders')?.state === 'away';
    }, 'the page says that orders wait');
    for (const campaign of CAMPAIGNS) await isOpen(campaign, 4);
    await tell('coast', MARCH.player, MARCH.order);
    expect(await as(MARCH.player).send('POST', '/campaigns/prairie/orders', MARCH.order)).toMatchObject({
      status: 503,
    });
  });
});
