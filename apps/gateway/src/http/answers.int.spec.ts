import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';

describe('how requests are answered', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
  });
  afterAll(() => gateway.close());

  it.each([
    ['PATCH', '/auth/sessions', 'DELETE, GET, HEAD'],
    ['PUT', '/campaigns/mexico/orders', 'GET, HEAD, POST'],
    ['DELETE', '/health/live', 'GET, HEAD'],
  ])('%s %s is not among the methods of the path: 405 with those that are', async (method, path, allowed) => {
    const answer = await fetch(`${gateway.url}${path}`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      code: 'method-not-allowed',
      detail: `Found ${method}, allowed here: ${allowed}.`,
      instance: path,
    });
  });

  it('a path that is none stays 404 by any method', async () => {
    for (const method of ['GET', 'PATCH']) {
      const answer = await fetch(`${gateway.url}/no/such/path`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
    }
  });

  it('something that is not there behind a path that is stays 404', async () => {
    const answer = await fetch(`${gateway.url}/rules/no-book/1.1`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
  });

  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['identity', null],
  ])('long answers go out as %s where it is asked for', async (asked, encoding) => {
    const answer = await fetch(`${gateway.url}/openapi.json`, { headers: { 'accept-encoding': asked } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.json()).toMatchObject({ info: { title: 'Vedette' } });
  });

  it('short answers go out as they are', async () => {
    const answer = await fetch(`${gateway.url}/health/live`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});
