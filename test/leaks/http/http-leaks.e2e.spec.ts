import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  campaignNews,
  NEWS_STREAMS,
  type NewsRead,
  noteOpening,
  provisionAccounts,
} from '@vedette/contracts';
import pg from 'pg';
import { HouseClient, makeAccounts } from '../../../apps/gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../../apps/gateway/src/testing/house-under-test.js';
import { askAll, type Asking, askingOf } from './channels.js';
import { Watcher } from './live.js';
import { masked, type Seen } from './masked.js';
import { HTTP_LEAKS, type HttpLeak, type Truth } from './planted-http-leaks.js';
import { accountOf, type HttpWorld, LOOKERS, MINISTER, PLAYERS, SECRET, WORLDS } from './two-worlds.js';

const TURNS = 2;

describe('two campaigns that differ in what a player has not observed, over HTTP and WebSocket', () => {
  let house: HouseUnderTest;
  let pool: pg.Pool;
  const clients = new Map<string, HouseClient>();
  const asking = new Map<string, Asking>();
  const seen = new Map<string, Seen[]>();
  const truths = new Map<string, Truth>();

  beforeAll(async () => {
    house = await HouseUnderTest.open('leaks', { NOTICE_LOOK_SECONDS: '1', PEOPLE_TELL_SECONDS: '1' });
    pool = new pg.Pool({ connectionString: house.database.url, max: 2 });
    const accounts = WORLDS.flatMap(({ campaign }) => PLAYERS.map((player) => accountOf(campaign, player)));
    await makeAccounts(house, accounts);
    for (const name of ['root', 'umpire']) clients.set(name, await HouseClient.signIn(house, name));
    await pool.query(`UPDATE people.account SET email = name || '@example.org' WHERE name = ANY ($1)`, [
      accounts,
    ]);
    for (const world of WORLDS) {
      seen.set(world.campaign, await liveThrough(world));
      truths.set(world.campaign, await truthOf(world));
    }
  }, 420_000);
  afterAll(async () => {
    await pool?.end();
    await house?.close();
  }, 60_000);

  const as = (name: string): HouseClient => clients.get(name)!;

  /** Plays two turns of a world and returns everything that those who look were answered, sent and shown. */
  async function liveThrough(world: HttpWorld): Promise<Seen[]> {
    const { campaign, position } = world;
    const made = await as('root').send('POST', '/campaigns', {
      id: campaign,
      title: 'A war',
      position,
      secret: SECRET,
    });
    expect([campaign, made.status, made.status === 201 ? '' : made.body]).toEqual([campaign, 201, '']);
    await newsToldOf(campaign);
    await house.requests.request(provisionAccounts, {
      ...{ accounts: [], campaign },
      members: [
        { account: 'umpire', role: 'administrator' },
        ...PLAYERS.map((player) => ({
          account: accountOf(campaign, player),
          role: player === MINISTER ? ('minister' as const) : ('player' as const),
          player,
        })),
      ],
    });
    // The umpire opens turns: one that opens by itself may or may not be told of before the worlds are compared.
    await as('umpire').send('PUT', `/campaigns/${campaign}/calendar`, {
      calendar: { kind: 'manual', zone: 'UTC' },
      terms: { nextTurn: 'waits' },
    });
    await newsToldOf(campaign);
    for (const player of PLAYERS)
      clients.set(player, await HouseClient.signIn(house, accountOf(campaign, player)));
    for (const player of LOOKERS) asking.set(player, askingOf(house, as(player).token));
    const watchers = LOOKERS.map((player) => new Watcher(house, player, campaign, as(player).token));
    // What one is told at first depends on when one begins to watch.
    for (const watcher of watchers)
      for (const topic of ['turnProgress', 'letterBox', 'campaignNews'] as const)
        await watcher.until(topic, () => true);
    await watchers[0]!.until('newIntelligence', () => true);
    const answers: Seen[] = [];
    for (let turn = 1; turn <= TURNS; turn++) {
      if (turn > 1) await as('umpire').send('POST', `/campaigns/${campaign}/turn/open`, { turn });
      // The gateway tells of it again only after a while; whether it did yet depends on how fast the machine is.
      for (const player of LOOKERS) await house.requests.request(noteOpening, { campaign, player });
      await theOthersAct(world, turn);
      answers.push(
        ...(await askAll(
          campaign,
          Array.from({ length: turn - 1 }, (_, i) => i + 1),
          asking,
        )),
      );
      await as('umpire').send('POST', `/campaigns/${campaign}/turn/close`, { turn });
      await as('umpire').resolved(campaign, turn, 120_000);
      await reported(campaign, turn);
      for (const watcher of watchers)
        await watcher.until(
          'turnProgress',
          (data) => data.includes('"status":"resolved"') && data.includes(`"turn":${turn}`),
        );
      await watchers[0]!.until('newIntelligence', (data) => data.includes(`"turn":${turn}`));
      for (const watcher of watchers)
        await watcher.until('campaignNews', (data) => data.includes(`"kind":"report_ready","turn":${turn}`));
    }
    answers.push(...(await noticesTo(campaign)));
    for (const player of LOOKERS) {
      const settings = await asking.get(player)!('GET', '/notices/settings');
      answers.push({ channel: 'notices', name: `settings of ${player}`, ...settings });
    }
    answers.push(...watchers.flatMap((watcher) => watcher.seen()));
    for (const watcher of watchers) await watcher.close();
    return answers;
  }

  async function theOthersAct({ campaign, orders, busy, letters }: HttpWorld, turn: number): Promise<void> {
    const at = `/campaigns/${campaign}`;
    await as('worth').send('POST', `${at}/letters`, { to: ['taylor'], text: `Turn ${turn}: all is quiet.` });
    if (turn > 1) return;
    const sent: string[] = [];
    for (const { player, order } of orders) {
      const { status, body } = await as(player).send<{ id?: string }>('POST', `${at}/orders`, order);
      if (status === 201 && player === 'mejia' && body.id) sent.push(body.id);
    }
    for (const text of letters)
      expect((await as('arista').send('POST', `${at}/letters`, { to: ['mejia'], text })).status).toBe(201);
    if (!busy) return;
    expect(sent.length).toBeGreaterThan(0);
    expect((await as('mejia').send('DELETE', `${at}/orders/${sent[0]}`)).status).toBeLessThan(300);
    const template = orders[2]!.order;
    expect((await as('mejia').send('PUT', `${at}/order-templates/dawn`, template)).status).toBeLessThan(300);
  }

  /** Waits until everything that is news so far has gone out: what is told later, whoever watches from then on hears. */
  async function newsToldOf(campaign: string): Promise<void> {
    for (;;) {
      const { rows } = await pool.query<NewsRead>(
        `SELECT campaign, ${NEWS_STREAMS.join(', ')} FROM correspondence.notice_progress WHERE campaign = $1`,
        [campaign],
      );
      if (rows[0]) {
        const read = Object.fromEntries(
          Object.entries(rows[0]).map(([key, value]) => [key, key === 'campaign' ? value : Number(value)]),
        ) as NewsRead;
        const { campaigns } = await house.requests.request(campaignNews, { read: [read] });
        if (!campaigns.some((one) => one.read.campaign === campaign)) return pause();
      }
      await pause();
    }
  }

  /** Waits until the reports and the intelligence of a turn can be read. */
  async function reported(campaign: string, turn: number): Promise<void> {
    const path = `/campaigns/${campaign}/reports/${turn}/position.json`;
    while ((await as('taylor').send('GET', path)).status === 404) await pause();
  }

  /** What was written to those who look, once the news of the last turn has gone out. */
  async function noticesTo(campaign: string): Promise<Seen[]> {
    const read = async (): Promise<Seen[]> => {
      const { rows } = await pool.query<{ name: string; kind: string; channel: string; data: unknown }>(
        `SELECT a.name, o.kind, o.channel, o.data FROM correspondence.outgoing o JOIN people.account a ON a.id = o.account
          WHERE a.name = ANY ($1) AND o.data->>'campaign' = $2 ORDER BY a.name, o.data->>'about', o.data->>'turn', o.id`,
        [LOOKERS.map((player) => accountOf(campaign, player)), campaign],
      );
      return LOOKERS.map((player) => {
        const body = JSON.stringify(rows.filter(({ name }) => name === accountOf(campaign, player)));
        return { channel: 'notices', name: `outgoing to ${player}`, status: 0, headers: '', body };
      });
    };
    for (;;) {
      const notices = await read();
      if (
        notices.every(({ body }) =>
          new RegExp(
            `"about":"turn-resolved"[^}]*"turn":${TURNS}|"turn":${TURNS}[^}]*"about":"turn-resolved"`,
          ).test(body),
        )
      )
        return notices;
      await pause();
    }
  }

  async function truthOf({ campaign, position }: HttpWorld): Promise<Truth> {
    const { rows } = await pool.query<{ events: number; orders: number; letters: number }>(
      `SELECT count(*)::int AS events, count(*) FILTER (WHERE e.type LIKE 'Order%')::int AS orders,
              (SELECT count(*)::int FROM correspondence.letter WHERE campaign = $1) AS letters
         FROM es.event e JOIN es.campaign c USING (campaign_no) WHERE c.campaign_id = $1`,
      [campaign],
    );
    const strangers = position.units.filter(({ id }) => id.startsWith('MX'));
    return {
      ...rows[0]!,
      men: strangers.reduce((sum, { strength = 0 }) => sum + strength, 0),
      hidden: strangers.map(({ id }) => id).filter((id) => id !== 'MX1IN'),
    };
  }

  const [one, other] = WORLDS.map(({ campaign }) => campaign) as [string, string];
  const honest: HttpLeak['leak'] = (answer) => answer;

  /** Names of what differs between the worlds, in a channel or in all. */
  function differing(leak = honest, channel?: string): string[] {
    const told = [one, other].map(
      (campaign) =>
        new Map(
          seen
            .get(campaign)!
            .filter((answer) => channel === undefined || answer.channel === channel)
            .map((answer) => [
              `${answer.channel}: ${answer.name}`,
              masked(leak(answer, truths.get(campaign)!)),
            ]),
        ),
    ) as [Map<string, string>, Map<string, string>];
    return [...new Set([...told[0].keys(), ...told[1].keys()])].filter(
      (name) => told[0].get(name) !== told[1].get(name),
    );
  }

  it('are worlds apart', () => {
    const [here, there] = [truths.get(one)!, truths.get(other)!];
    for (const key of ['orders', 'events', 'letters', 'men'] as const) expect(here[key]).not.toBe(there[key]);
  });

  it('answer, send and show every byte alike, sizes and status codes included', () => {
    const found = differing();
    if (process.env['LEAK_SHOW'])
      for (const name of found.slice(0, 30))
        for (const campaign of [one, other]) {
          const answer = seen.get(campaign)!.find((its) => `${its.channel}: ${its.name}` === name);
          process.stderr.write(
            `${campaign} ${name}\n${answer ? masked(answer).slice(0, 4000) : 'nothing'}\n`,
          );
        }
    expect(found).toEqual([]);
    expect(seen.get(one)!.length).toBeGreaterThan(250);
  });

  it('are looked at where there is something to see, in every channel', () => {
    const answered = (channel: string): number =>
      seen.get(one)!.filter((answer) => answer.channel === channel && [0, 200, 201].includes(answer.status))
        .length;
    for (const channel of new Set(HTTP_LEAKS.map((leak) => leak.channel)))
      expect([channel, answered(channel) > 0]).toEqual([channel, true]);
    expect(seen.get(one)!.some(({ body }) => /"total":[1-9]/.test(body))).toBe(true);
  });

  it('would be told apart by nineteen in twenty planted leaks, and by some in every channel', () => {
    const missed = HTTP_LEAKS.filter(({ channel, leak }) => differing(leak, channel).length === 0);
    if (process.env['LEAK_SHOW'])
      process.stderr.write(
        `${seen.get(one)!.length} answers, missed ${missed.length} of ${HTTP_LEAKS.length}\n`,
      );
    expect(
      missed.map(({ channel, fault }) => `${channel}: ${fault}`).slice(Math.floor(HTTP_LEAKS.length / 20)),
    ).toEqual([]);
    for (const channel of new Set(HTTP_LEAKS.map((leak) => leak.channel)))
      expect([
        channel,
        HTTP_LEAKS.some((leak) => leak.channel === channel && !missed.includes(leak)),
      ]).toEqual([channel, true]);
  });
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
