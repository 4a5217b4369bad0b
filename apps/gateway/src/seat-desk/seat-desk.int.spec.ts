import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readDesk, saveDesk, type QuestionOf } from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';

const TAG = 'd'.repeat(64);

describe('the document of a seat over HTTP', () => {
  let gateway: GatewayUnderTest;
  const saved: QuestionOf<typeof saveDesk>[] = [];
  const read: QuestionOf<typeof readDesk>[] = [];
  const tokens: Record<string, string> = {};

  const ask = async (who: string, method: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${gateway.url}/campaigns/mexico/desk`, {
      method,
      headers: {
        authorization: `Bearer ${tokens[who]}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, tag: answer.headers.get('etag'), told };
  };

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    for (const name of ['taylor', 'worth']) await gateway.account(name, { campaign: 'mexico', player: name });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('root', { operator: true });
    for (const name of ['taylor', 'worth', 'umpire', 'root']) tokens[name] = await gateway.signIn(name);
    gateway.requests.tell(readDesk, (question) => {
      read.push(question);
      return { tag: TAG, savedAt: null, document: { whose: question.player } };
    });
    gateway.requests.tell(saveDesk, (question) => {
      saved.push(question);
      return { tag: 'e'.repeat(64), savedAt: '2025-03-01T12:00:00.000Z' };
    });
  });
  afterAll(() => gateway.close());

  it('is read with its tag, for the seat and the account that ask', async () => {
    expect(await ask('taylor', 'GET')).toMatchObject({
      status: 200,
      tag: `"${TAG}"`,
      told: { document: { whose: 'taylor' } },
    });
    await ask('worth', 'GET');
    expect(read.map(({ player }) => player)).toEqual(['taylor', 'worth']);
    expect(new Set(read.map(({ account }) => account)).size).toBe(2);
  });

  it('is kept where the tag is named that it was read with', async () => {
    const answer = await ask('taylor', 'PUT', { drafts: [1] }, { 'if-match': `"${TAG}"` });
    expect(answer).toMatchObject({ status: 200, tag: `"${'e'.repeat(64)}"` });
    await ask('taylor', 'PUT', { drafts: [2] }, { 'if-match': `W/"${TAG}"` });
    expect(saved).toMatchObject([
      { player: 'taylor', instead: TAG, document: { drafts: [1] } },
      { player: 'taylor', instead: TAG, document: { drafts: [2] } },
    ]);
  });

  it('is not kept without a tag, with another kind of one, or when it is no object', async () => {
    saved.length = 0;
    expect(await ask('taylor', 'PUT', {})).toMatchObject({
      status: 428,
      told: { code: 'tag-needed', field: '/If-Match' },
    });
    for (const tag of ['*', TAG, '"x"', `"${TAG}", "${TAG}"`])
      expect(await ask('taylor', 'PUT', {}, { 'if-match': tag })).toMatchObject({
        status: 400,
        told: { code: 'parameter-invalid', field: '/If-Match' },
      });
    expect(await ask('taylor', 'PUT', [1], { 'if-match': `"${TAG}"` })).toMatchObject({
      status: 400,
      told: { code: 'request-invalid', field: '/' },
    });
    expect(saved).toEqual([]);
  });

  it('is nobody’s who plays nobody, whatever he runs', async () => {
    read.length = 0;
    expect([(await ask('umpire', 'GET')).status, (await ask('root', 'GET')).status]).toEqual([403, 403]);
    expect(read).toEqual([]);
  });
});
