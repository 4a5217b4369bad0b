import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { givePlaces, HouseClient, makeAccounts } from '../../apps/gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../apps/gateway/src/testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from '../../apps/gateway/src/testing/small-war.js';
import { namesIn, OF_EXPORTERS, read, RULES, rulesIn } from './watching.js';

const rules = rulesIn(read(RULES));
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
/** What Prometheus says itself of whom it asks, and what others tell it. */
const OF_OTHERS = ['up', ...OF_EXPORTERS];

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
    const texts = await Promise.all(
      house.running.map(async ({ metricsUrl }) => (await fetch(metricsUrl!)).text()),
    );
    told = new Set(texts.flatMap((text) => [...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name!)));
  });
  afterAll(() => house?.close());

  it.each(rules.map((rule) => [rule.alert ?? rule.record!, rule] as const))(
    'tells whatever %s asks for, from its start on',
    (_, { expr }) => {
      const asked = namesIn(expr).metrics.filter((name) => !recorded.has(name) && !OF_OTHERS.includes(name));
      expect(asked.filter((name) => !told.has(name))).toEqual([]);
    },
  );
});
