import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { givePlaces, HouseClient, makeAccounts } from '../../apps/gateway/src/testing/house-client.js';
import { provisionAccounts, SERVICE_NAMES } from '@vedette/contracts';
import { HouseUnderTest } from '../../apps/gateway/src/testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from '../../apps/gateway/src/testing/small-war.js';
import { namesIn, OF_EXPORTERS, read, RULES, rulesIn } from './watching.js';

const rules = rulesIn(read(RULES));
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
/** What Prometheus says itself of whom it asks, and what others tell it. */
const OF_OTHERS = ['up', ...OF_EXPORTERS];

/** How many processes and series an installation may come to. */
const PROCESSES = 30;
const MOST_SERIES = 2_000;
/** How many campaigns are played beside the first two. */
const MORE = 8;

/** Every value that a label has, the bounds of buckets left out. */
function valuesOfLabels(series: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const one of series)
    for (const [, label, value] of one.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      if (label === 'le') continue;
      const known = values.get(label!) ?? new Set();
      values.set(label!, known.add(value!));
    }
  return values;
}

describe('a house that runs', () => {
  let house: HouseUnderTest;
  let told: ReadonlySet<string>;

  beforeAll(async () => {
    house = await HouseUnderTest.open('exported', {}, undefined, { watched: true });
    await makeAccounts(house, ['taylor']);
    const root = await HouseClient.signIn(house, 'root');
    const made = await root.send('POST', '/campaigns', { id: 'a', title: 'a', position: SMALL_WAR });
    expect(made.status).toBe(201);
    await givePlaces(house, 'a', ['taylor']);
    const taylor = await HouseClient.signIn(house, 'taylor');
    const [first] = SMALL_WAR_ORDERS;
    expect(await taylor.send('POST', '/campaigns/a/orders', first!.order)).toMatchObject({ status: 201 });
    told = new Set([...(await seriesOfAll()).values()].flat().map((series) => /^\w+/.exec(series)![0]));
  });

  /** What each service tells, every series as it is written, without its value. */
  const seriesOfAll = async (): Promise<ReadonlyMap<string, readonly string[]>> =>
    new Map(
      await Promise.all(
        house.running.map(async ({ service, metricsUrl }) => {
          const text = await (await fetch(metricsUrl!)).text();
          const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
          return [service, lines.map((line) => line.replace(/ [^ ]+( \d+)?$/, ''))] as const;
        }),
      ),
    );

  /** A campaign as long as it takes for everything of a turn to be done once: made, ordered, resolved, read. */
  const playTurnOf = async (campaign: string, player: string): Promise<void> => {
    const root = await HouseClient.signIn(house, 'root');
    await root.send('POST', '/campaigns', { id: campaign, title: campaign, position: SMALL_WAR });
    await house.requests.request(provisionAccounts, {
      ...{ accounts: [], campaign },
      members: [
        { account: player, role: 'player', player: 'taylor' },
        { account: 'umpire', role: 'administrator' },
      ],
    });
    const client = await HouseClient.signIn(house, player);
    const [first] = SMALL_WAR_ORDERS;
    const ordered = await client.send('POST', `/campaigns/${campaign}/orders`, first!.order);
    expect(ordered.status).toBe(201);
    const umpire = await HouseClient.signIn(house, 'umpire');
    await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 1 });
    await umpire.resolved(campaign, 1);
    await client.made(`/campaigns/${campaign}/reports/1/turn.txt`);
    await client.send('GET', `/campaigns/${campaign}/turns/1`);
  };
  afterAll(() => house?.close());

  it.each(rules.map((rule) => [rule.alert ?? rule.record!, rule] as const))(
    'tells whatever %s asks for, from its start on',
    (_, { expr }) => {
      const asked = namesIn(expr).metrics.filter((name) => !recorded.has(name) && !OF_OTHERS.includes(name));
      expect(asked.filter((name) => !told.has(name))).toEqual([]);
    },
  );

  it('tells of ten campaigns by no more labels than of one, names none of them nor who plays them, and stays small', async () => {
    const players = Array.from({ length: MORE + 1 }, (_, i) => `general-${i + 1}`);
    await makeAccounts(house, players);
    await playTurnOf('border-war-1', players[0]!);
    const before = [...(await seriesOfAll()).values()].flat();
    for (const [i, player] of players.slice(1).entries()) await playTurnOf(`border-war-${i + 2}`, player);
    const after = await seriesOfAll();
    const all = [...after.values()].flat();
    const names = [...players, 'border-war', 'US1IN', 'MX1IN', 'taylor', 'arista'];
    expect(all.filter((series) => names.some((name) => series.includes(name)))).toEqual([]);
    const [few, many] = [valuesOfLabels(before), valuesOfLabels(all)];
    // What is done now and then has a value of its own when it is first done; of eight more campaigns each would have one.
    const grown = [...many].filter(([label, values]) => values.size - (few.get(label)?.size ?? 0) >= MORE);
    expect(grown.map(([label, values]) => [label, ...values])).toEqual([]);
    // Thirty processes: three of each service.
    expect(all.length * (PROCESSES / SERVICE_NAMES.length)).toBeLessThanOrEqual(MOST_SERIES);
  });
});
