import { expect } from '@jest/globals';
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
import { type Asking, askingOf } from './channels.js';
import { Watcher } from './live.js';
import { masked, type Seen } from './masked.js';
import type { HttpLeak, Truth } from './planted-http-leaks.js';

/** Sends as one of those who have an account. */
export type As = (name: string) => HouseClient;

/** Two worlds that differ in nothing that those who look observe, and how they are played. */
export interface PairOfWorlds<World extends { readonly campaign: string }> {
  readonly worlds: readonly [World, World];
  readonly players: readonly string[];
  /** Who looks; the first is the minister, if there is one. */
  readonly lookers: readonly string[];
  readonly minister: string | null;
  readonly turns: number;
  /** What a campaign is made of beside its id. */
  begin(world: World): object;
  /** What is done in a turn before those who look ask. */
  act(world: World, turn: number, as: As): Promise<void>;
  /** Turns in which what is done has another number of players done, which those who look are told while the turn is open. */
  readonly doneIn: readonly number[];
  /** Everything that may be asked while a turn takes orders, of the gateway at an address. */
  ask(
    campaign: string,
    resolved: readonly number[],
    asking: ReadonlyMap<string, Asking>,
    gateway: string,
  ): Promise<Seen[]>;
  /** What of the truth of a world does not lie in the log. */
  hiddenIn(world: World): Pick<Truth, 'men' | 'hidden'>;
}

const honest: HttpLeak['leak'] = (answer) => answer;

/** The account of a player in a world. */
export const accountOf = (campaign: string, player: string): string =>
  `${player}-${campaign.slice(campaign.indexOf('-') + 1)}`;

/** Two worlds, lived through in one house, and all that those who looked were answered, sent and shown. */
export class LeakHouse<World extends { readonly campaign: string }> {
  private readonly clients = new Map<string, HouseClient>();
  private readonly asking = new Map<string, Asking>();
  private readonly seen = new Map<string, Seen[]>();
  private readonly truth = new Map<string, Truth>();

  private constructor(
    private readonly pair: PairOfWorlds<World>,
    private readonly house: HouseUnderTest,
    private readonly pool: pg.Pool,
  ) {}

  /** Starts a house and lives through both worlds, one after the other. */
  static async open<World extends { readonly campaign: string }>(
    purpose: string,
    pair: PairOfWorlds<World>,
  ): Promise<LeakHouse<World>> {
    const house = await HouseUnderTest.open(purpose, { NOTICE_LOOK_SECONDS: '1', PEOPLE_TELL_SECONDS: '1' });
    const pool = new pg.Pool({ connectionString: house.database.url, max: 2 });
    const opened = new LeakHouse(pair, house, pool);
    try {
      await opened.liveThroughBoth();
    } catch (error) {
      await opened.close();
      throw error;
    }
    return opened;
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.house.close();
  }

  truths(): readonly [Truth, Truth] {
    return this.campaigns().map((campaign) => this.truth.get(campaign)!) as unknown as [Truth, Truth];
  }

  /** Everything that was seen in the first world. */
  answers(): readonly Seen[] {
    return this.seen.get(this.campaigns()[0])!;
  }

  /** How often a channel told something in the first world. */
  answered(channel: string): number {
    return this.answers().filter(
      (answer) => answer.channel === channel && [0, 200, 201].includes(answer.status),
    ).length;
  }

  /** Names of what differs between the worlds, in a channel or in all. */
  differing(leak = honest, channel?: string): string[] {
    const told = this.campaigns().map(
      (campaign) =>
        new Map(
          this.seen
            .get(campaign)!
            .filter((answer) => channel === undefined || answer.channel === channel)
            .map((answer) => [
              `${answer.channel}: ${answer.name}`,
              masked(leak(answer, this.truth.get(campaign)!)),
            ]),
        ),
    ) as [Map<string, string>, Map<string, string>];
    const found = [...new Set([...told[0].keys(), ...told[1].keys()])].filter(
      (name) => told[0].get(name) !== told[1].get(name),
    );
    if (process.env['LEAK_SHOW'] && leak === honest)
      for (const name of found.slice(0, 30))
        for (const [i, campaign] of this.campaigns().entries())
          process.stderr.write(`${campaign} ${name}\n${told[i]!.get(name)?.slice(0, 4000) ?? 'nothing'}\n`);
    return found;
  }

  /** Planted leaks that nobody would find. */
  missed(leaks: readonly HttpLeak[]): HttpLeak[] {
    const missed = leaks.filter(({ channel, leak }) => this.differing(leak, channel).length === 0);
    if (process.env['LEAK_SHOW'])
      process.stderr.write(`${this.answers().length} answers, missed ${missed.length} of ${leaks.length}\n`);
    return missed;
  }

  private campaigns(): [string, string] {
    const [one, other] = this.pair.worlds;
    return [one.campaign, other.campaign];
  }

  private readonly as: As = (name) => this.clients.get(name)!;

  private async liveThroughBoth(): Promise<void> {
    const { house, pool, clients, pair } = this;
    const accounts = this.campaigns().flatMap((campaign) =>
      pair.players.map((player) => accountOf(campaign, player)),
    );
    await makeAccounts(house, accounts);
    for (const name of ['root', 'umpire']) clients.set(name, await HouseClient.signIn(house, name));
    await pool.query(`UPDATE people.account SET email = name || '@example.org' WHERE name = ANY ($1)`, [
      accounts,
    ]);
    for (const world of pair.worlds) {
      this.seen.set(world.campaign, await this.liveThrough(world));
      this.truth.set(world.campaign, await this.truthOf(world));
    }
  }

  /** Plays the turns of a world and returns everything that those who look were answered, sent and shown. */
  private async liveThrough(world: World): Promise<Seen[]> {
    const { as, asking, house, pair } = this;
    const { campaign } = world;
    const made = await as('root').send('POST', '/campaigns', { id: campaign, ...pair.begin(world) });
    expect([campaign, made.status, made.status === 201 ? '' : made.body]).toEqual([campaign, 201, '']);
    await this.newsToldOf(campaign);
    await house.requests.request(provisionAccounts, {
      ...{ accounts: [], campaign },
      members: [
        { account: 'umpire', role: 'administrator' },
        ...pair.players.map((player) => ({
          account: accountOf(campaign, player),
          role: player === pair.minister ? ('minister' as const) : ('player' as const),
          player,
        })),
      ],
    });
    // The umpire opens turns: one that opens by itself may or may not be told of before the worlds are compared.
    await as('umpire').send('PUT', `/campaigns/${campaign}/calendar`, {
      calendar: { kind: 'manual', zone: 'UTC' },
      terms: { nextTurn: 'waits' },
    });
    await this.newsToldOf(campaign);
    for (const player of pair.players)
      this.clients.set(player, await HouseClient.signIn(house, accountOf(campaign, player)));
    for (const player of pair.lookers) asking.set(player, askingOf(house, as(player).token));
    const watchers = pair.lookers.map((player) => new Watcher(house, player, campaign, as(player).token));
    const ministers = watchers.slice(0, pair.minister === null ? 0 : 1);
    // What one is told at first depends on when one begins to watch.
    for (const watcher of watchers)
      for (const topic of ['turnProgress', 'letterBox', 'campaignNews'] as const)
        await watcher.until(topic, () => true);
    for (const watcher of ministers) await watcher.until('newIntelligence', () => true);
    const answers: Seen[] = [];
    for (let turn = 1; turn <= pair.turns; turn++) {
      if (turn > 1) await as('umpire').send('POST', `/campaigns/${campaign}/turn/open`, { turn });
      // The gateway tells of it again only after a while; whether it did yet depends on how fast the machine is.
      for (const player of pair.lookers) await house.requests.request(noteOpening, { campaign, player });
      await pair.act(world, turn, as);
      // How many are done is read anew a while after orders: whether that was before the turn closed, no machine decides.
      if (pair.doneIn.includes(turn))
        for (const watcher of watchers)
          await watcher.until('campaignNews', (data) => data.includes(`"kind":"done_count","turn":${turn}`));
      const resolved = Array.from({ length: turn - 1 }, (_, i) => i + 1);
      answers.push(...(await pair.ask(campaign, resolved, asking, house.gatewayUrl)));
      await as('umpire').send('POST', `/campaigns/${campaign}/turn/close`, { turn });
      await as('umpire').resolved(campaign, turn);
      await this.reported(campaign, turn);
      for (const watcher of watchers)
        await watcher.until(
          'turnProgress',
          (data) => data.includes('"status":"resolved"') && data.includes(`"turn":${turn}`),
        );
      for (const watcher of ministers)
        await watcher.until('newIntelligence', (data) => data.includes(`"turn":${turn}`));
      for (const watcher of watchers)
        await watcher.until('campaignNews', (data) => data.includes(`"kind":"report_ready","turn":${turn}`));
    }
    answers.push(...(await this.noticesTo(campaign)));
    for (const player of pair.lookers) {
      const settings = await asking.get(player)!('GET', '/notices/settings');
      answers.push({ channel: 'notices', name: `settings of ${player}`, ...settings });
    }
    answers.push(...watchers.flatMap((watcher) => watcher.seen()));
    for (const watcher of watchers) await watcher.close();
    return answers;
  }

  /** Waits until everything that is news so far has gone out: what is told later, whoever watches from then on hears. */
  private async newsToldOf(campaign: string): Promise<void> {
    for (;;) {
      const { rows } = await this.pool.query<NewsRead>(
        `SELECT campaign, ${NEWS_STREAMS.join(', ')} FROM correspondence.notice_progress WHERE campaign = $1`,
        [campaign],
      );
      if (rows[0]) {
        const read = Object.fromEntries(
          Object.entries(rows[0]).map(([key, value]) => [key, key === 'campaign' ? value : Number(value)]),
        ) as NewsRead;
        const { campaigns } = await this.house.requests.request(campaignNews, { read: [read] });
        if (!campaigns.some((one) => one.read.campaign === campaign)) return pause();
      }
      await pause();
    }
  }

  /** Waits until the reports and the intelligence of a turn can be read. */
  private async reported(campaign: string, turn: number): Promise<void> {
    const path = `/campaigns/${campaign}/reports/${turn}/position.json`;
    while ((await this.as(this.pair.lookers[0]!).send('GET', path)).status === 404) await pause();
  }

  /** What was written to those who look, once the news of the last turn has gone out. */
  private async noticesTo(campaign: string): Promise<Seen[]> {
    const { lookers, turns } = this.pair;
    const told = new RegExp(
      `"about":"turn-resolved"[^}]*"turn":${turns}|"turn":${turns}[^}]*"about":"turn-resolved"`,
    );
    const read = async (): Promise<Seen[]> => {
      const { rows } = await this.pool.query<{ name: string; kind: string; channel: string; data: unknown }>(
        `SELECT a.name, o.kind, o.channel, o.data FROM correspondence.outgoing o JOIN people.account a ON a.id = o.account
          WHERE a.name = ANY ($1) AND o.data->>'campaign' = $2 ORDER BY a.name, o.data->>'about', o.data->>'turn', o.id`,
        [lookers.map((player) => accountOf(campaign, player)), campaign],
      );
      return lookers.map((player) => {
        const body = JSON.stringify(rows.filter(({ name }) => name === accountOf(campaign, player)));
        return { channel: 'notices', name: `outgoing to ${player}`, status: 0, headers: '', body };
      });
    };
    for (;;) {
      const notices = await read();
      if (notices.every(({ body }) => told.test(body))) return notices;
      await pause();
    }
  }

  private async truthOf(world: World): Promise<Truth> {
    const { rows } = await this.pool.query<{ events: number; orders: number; letters: number }>(
      `SELECT count(*)::int AS events, count(*) FILTER (WHERE e.type LIKE 'Order%')::int AS orders,
              (SELECT count(*)::int FROM correspondence.letter WHERE campaign = $1) AS letters
         FROM es.event e JOIN es.campaign c USING (campaign_no) WHERE c.campaign_id = $1`,
      [world.campaign],
    );
    return { ...rows[0]!, ...this.pair.hiddenIn(world) };
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
