import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { givePlaces, HouseClient, makeAccounts } from '../../apps/gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../apps/gateway/src/testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from '../../apps/gateway/src/testing/small-war.js';
import { layByFiles, restoreFiles } from '../../apps/vedette/src/campaign/campaign-files.js';

const CAMPAIGN = 'small-war';
const AT = `/campaigns/${CAMPAIGN}`;
const SECRET = 'the dice of a war that is over';
const PLAYERS = ['taylor', 'worth', 'arista'] as const;
const SUBJECTS = ['', '?side=US', '?side=MX', ...PLAYERS.map((player) => `?player=${player}`)];

describe('a published campaign that is archived', () => {
  let house: HouseUnderTest;
  let folder: string;
  let before: Readonly<Record<string, unknown>>;
  const clients = new Map<string, HouseClient>();
  const as = (name: string): HouseClient => clients.get(name)!;

  /** Everything of what was hidden that its members can read: maps of everybody, and belief against truth. */
  const everything = async (name: string): Promise<Record<string, unknown>> => {
    const told: Record<string, unknown> = { index: await as(name).send('GET', `${AT}/debrief`) };
    for (const subject of SUBJECTS)
      for (const format of ['json', 'txt', 'html']) {
        const path = `${AT}/debrief/1/debrief.${format}${subject}`;
        told[path] = await as(name).text(path);
      }
    for (const player of PLAYERS) {
      const maps = await as(name).send<{ name: string }[]>('GET', `${AT}/reports/1/maps?player=${player}`);
      told[`maps of ${player}`] = maps;
      for (const map of maps.body)
        for (const ending of ['svg', 'png']) {
          const path = `${AT}/reports/1/maps/${map.name}.${ending}?player=${player}`;
          told[path] = await as(name).text(path);
        }
    }
    return told;
  };
  const files = () => ({
    ...{ campaign: CAMPAIGN, folder, phrase: 'a pass phrase of the archive', key: process.env },
    databaseUrl: house.database.url,
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-archived-'));
    house = await HouseUnderTest.open('archived');
    await makeAccounts(house, [...PLAYERS, 'stranger']);
    for (const name of ['root', 'umpire', ...PLAYERS, 'stranger'])
      clients.set(name, await HouseClient.signIn(house, name));
    await as('root').send('POST', '/campaigns', {
      ...{ id: CAMPAIGN, title: 'A small war', position: SMALL_WAR, secret: SECRET },
    });
    await givePlaces(house, CAMPAIGN, [...PLAYERS]);
    for (const { player, order, allowed } of SMALL_WAR_ORDERS)
      if (allowed) await as(player).send('POST', `${AT}/orders`, order);
    await as('umpire').send('POST', `${AT}/turn/close`, { turn: 1 });
    await as('umpire').resolved(CAMPAIGN, 1);
    await as('taylor').made(`${AT}/reports/1/turn.json`);
    await as('umpire').send('POST', `${AT}/end`, {
      ...{ confirm: CAMPAIGN, reason: 'an armistice', result: 'a draw' },
    });
    await as('umpire').send('POST', `${AT}/publish`, { confirm: CAMPAIGN });
    before = await everything('taylor');
    const { reports, debrief } = await layByFiles(files());
    expect(reports).toBeGreaterThan(10);
    expect(debrief).toBe(true);
  });
  afterAll(async () => {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('has its debrief and its maps read on, to the byte, by everybody who was in it', async () => {
    expect(before['index']).toMatchObject({
      ...{ status: 200, body: { secret: SECRET, turns: [1], players: [...PLAYERS] } },
    });
    expect(Object.keys(before).length).toBeGreaterThan(1 + SUBJECTS.length * 3 + PLAYERS.length * 3);
    for (const name of ['taylor', 'arista']) expect(await everything(name)).toEqual(before);
    const { debriefs, maps } = await as('worth').graphql<{
      debriefs: { secret: string };
      maps: readonly unknown[];
    }>(
      `{ debriefs(campaign: "${CAMPAIGN}") { secret } maps(campaign: "${CAMPAIGN}", turn: 1, player: "arista") { name title } }`,
    );
    expect(debriefs.secret).toBe(SECRET);
    expect(maps).toEqual((before['maps of arista'] as { body: unknown }).body);
  });

  it('says of a turn, a side and a player it had not what it said before', async () => {
    for (const [path, code] of [
      [`${AT}/debrief/2/debrief.txt`, 'debrief-not-found'],
      [`${AT}/debrief/1/debrief.txt?side=CA`, 'side-not-found'],
      [`${AT}/debrief/1/debrief.txt?player=nobody`, 'player-not-found'],
      [`${AT}/reports/1/maps/strategic-9.svg`, 'map-not-found'],
    ])
      expect(await as('taylor').send('GET', path!)).toMatchObject({ status: 404, body: { code } });
  });

  it('tells nobody else anything, and of orders, which are not kept, that they are not there', async () => {
    for (const path of [`${AT}/debrief`, `${AT}/debrief/1/debrief.txt`, `${AT}/reports/1/maps?player=arista`])
      expect((await as('stranger').send('GET', path)).status).toBe(404);
    expect(await as('taylor').send('GET', `${AT}/debrief/1/orders`)).toMatchObject({
      ...{ status: 404, body: { code: 'order-book-not-found' } },
    });
  });

  it('is told of by its log again once it is back there, and nothing is left of what was kept', async () => {
    await restoreFiles(files());
    const client = new pg.Client({ connectionString: house.database.url });
    await client.connect();
    const { rows } = await client.query('SELECT FROM reporting.kept_debrief');
    await client.end();
    expect(rows).toEqual([]);
    await as('taylor').made(`${AT}/reports/1/turn.json`);
    const { index } = await everything('taylor');
    expect(index).toEqual(before['index']);
    expect(house.errors()).toEqual([]);
  });
});
