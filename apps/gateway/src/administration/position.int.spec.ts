import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listOrders, noteOrdersSeen, wholePosition } from '@vedette/contracts';
import { UnavailableError } from '@vedette/platform';
import { DocumentStore } from '@vedette/vault';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { SMALL_WAR } from '../testing/small-war.js';

const WHY = 'reason=a%20doubt';

describe('behind the veil', () => {
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
    gateway.requests.tell(noteOrdersSeen, ({ turn = 4 }) => ({ turn, players: ['taylor', 'arista'] }));
    gateway.requests.tell(listOrders, ({ turn = 0 }) => ({ turn, closed: false, orders: [] }));
  });
  beforeEach(() => void gateway.requests.asked.splice(0));
  afterAll(() => gateway.close());

  const ask = async (as: string, path: string) => {
    const answer = await fetch(`${gateway.url}/campaigns/mexico/administration/${path}`, {
      headers: { authorization: `Bearer ${tokens[as]}` },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const asked = () => gateway.requests.asked.map(({ question }) => question);

  it('the position is handed out as it lies in the vault, to who runs the campaign, by his name', async () => {
    const { text, headers } = await ask('umpire', `position?turn=2&phase=tactical-1&at=end&${WHY}`);
    expect(JSON.parse(text)).toEqual(SMALL_WAR);
    expect(headers.get('cache-control')).toBe('no-store');
    const of = { campaign: 'mexico', turn: 2, phase: 'tactical-1', at: 'end' };
    expect(asked()).toEqual([{ ...of, by: 'umpire', reason: 'a doubt' }]);
    for (const path of ['position', 'position.txt'])
      expect((await ask('taylor', `${path}?${WHY}`)).status).toBe(403);
    expect(asked()).toHaveLength(1);
  });

  it('the position is listed as text, every piece by the id that edits name, in columns', async () => {
    const { text, headers } = await ask('umpire', `position.txt?${WHY}`);
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
    for (const path of ['phase=lunch', 'at=noon', 'turn=x'])
      expect((await ask('umpire', `position?${path}&${WHY}`)).status).toBe(400);
    expect(asked()).toEqual([]);
  });

  it.each(['position', 'position.txt', 'orders'])(
    'of %s nothing is asked of anybody without a reason',
    async (path) => {
      for (const reason of ['', '?reason=', `?reason=${'x'.repeat(501)}`])
        expect(JSON.parse((await ask('umpire', path + reason)).text)).toMatchObject({
          status: 400,
          field: '/reason',
        });
      expect(asked()).toEqual([]);
    },
  );

  it('what everybody ordered is read player by player, once it is written down who looks and why', async () => {
    const { text, headers } = await ask('umpire', `orders?turn=2&${WHY}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(text)).toEqual([
      { player: 'taylor', orders: [] },
      { player: 'arista', orders: [] },
    ]);
    const of = { campaign: 'mexico', turn: 2 };
    expect(asked()).toEqual([
      { ...of, reason: 'a doubt', by: 'umpire' },
      { ...of, player: 'taylor' },
      { ...of, player: 'arista' },
    ]);
  });

  it('orders are read neither by who plays, nor where it cannot be written down that somebody looks', async () => {
    expect((await ask('taylor', `orders?${WHY}`)).status).toBe(403);
    expect(asked()).toEqual([]);
    gateway.requests.tell(noteOrdersSeen, () => {
      throw new UnavailableError('away', 'The conductor is away.');
    });
    expect((await ask('umpire', `orders?${WHY}`)).status).toBe(503);
    expect(asked()).toHaveLength(1);
  });
});
