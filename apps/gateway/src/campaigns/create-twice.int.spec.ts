import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCampaign } from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aCampaign } from '../testing/samples.js';

const BODY = { id: 'mexico', title: 'Mexico', scenario: 'mexico' };

describe('who makes a campaign', () => {
  let gateway: GatewayUnderTest;
  let root: string;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    await gateway.account('root', { operator: true });
    root = await gateway.signIn('root');
    const made = new Set<string>();
    gateway.requests.tell(createCampaign, ({ id }) => {
      const created = !made.has(id);
      made.add(id);
      return { ...aCampaign({ id }), created };
    });
  });
  afterAll(() => gateway.close());

  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${root}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  it('is told whether it was there already, over REST', async () => {
    const document = aCampaign();
    expect(await post('/campaigns', BODY)).toEqual({ status: 201, body: { ...document, created: true } });
    expect(await post('/campaigns', BODY)).toEqual({ status: 200, body: { ...document, created: false } });
  });

  it('is told whether it was there already, over GraphQL', async () => {
    const query =
      'mutation { createCampaign(campaign: { id: "texas", title: "Texas", scenario: "mexico" }) { id created } }';
    for (const created of [true, false])
      expect((await post('/graphql', { query })).body).toEqual({
        data: { createCampaign: { id: 'texas', created } },
      });
  });
});
