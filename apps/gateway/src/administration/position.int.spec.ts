import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { wholePosition } from '@vedette/contracts';
import { DocumentStore } from '@vedette/vault';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { SMALL_WAR } from '../testing/small-war.js';

describe('the whole position', () => {
  let gateway: GatewayUnderTest;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    for (const name of ['taylor', 'umpire']) tokens[name] = await gateway.signIn(name);
    const document = await gateway.app.get(DocumentStore).put(SMALL_WAR);
    gateway.requests.tell(wholePosition, ({ turn = 3, phase = null, at = 'start' }) => ({
      ...{ campaign: 'mexico', turn, phase, at, document },
    }));
  });
  beforeEach(() => void gateway.requests.asked.splice(0));
  afterAll(() => gateway.close());

  const ask = async (as: string, path: string) => {
    const answer = await fetch(`${gateway.url}/campaigns/mexico/administration/position${path}`, {
      headers: { authorization: `Bearer ${tokens[as]}` },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const asked = () => gateway.requests.asked.map(({ question }) => question);

  it('is handed out as it lies in the vault, to who runs the campaign, by his name', async () => {
    const { text, headers } = await ask('umpire', '?turn=2&phase=tactical-1&at=end');
    expect(JSON.parse(text)).toEqual(SMALL_WAR);
    expect(headers.get('cache-control')).toBe('no-store');
    const of = { campaign: 'mexico', turn: 2, phase: 'tactical-1', at: 'end' };
    expect(asked()).toEqual([{ ...of, by: 'umpire' }]);
    for (const path of ['', '.txt']) expect((await ask('taylor', path)).status).toBe(403);
    expect(asked()).toHaveLength(1);
  });

  it('is listed as text, every piece by the id that edits name, in columns', async () => {
    const { text, headers } = await ask('umpire', '.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Position of mexico, start of turn 3 (season: campaign)');
    for (const { id, square } of SMALL_WAR.units) {
      const line = text.split('\n').find((row) => row.trim().startsWith(`${id} `));
      expect(line).toContain(square);
    }
    for (const { name } of SMALL_WAR.cities ?? []) expect(text).toContain(name);
    const columns = text.split('\n').filter((row) => / (square|[A-Z]\d-[A-Z]\d) /.test(row));
    expect(columns.length).toBeGreaterThan(1);
  });

  it('refuses a phase or moment there is not, and nobody is asked', async () => {
    for (const path of ['?phase=lunch', '?at=noon', '?turn=x'])
      expect((await ask('umpire', path)).status).toBe(400);
    expect(asked()).toEqual([]);
  });
});
