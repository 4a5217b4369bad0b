import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { describeTurn, houseStalls, STALLS, turnsVerified } from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aTurn } from '../testing/samples.js';
import { HOUSE_PARTS, PARTS } from './house-parts.js';
import { STALL_WORDS } from './stall-words.js';
import type { TurnWaitingView, HouseStatusView } from './house-status.views.js';

const VERIFIED = [{ owner: 'land' as const, at: '2025-03-02T11:58:00.000Z', agrees: true }];

describe('the status of a house', () => {
  let gateway: GatewayUnderTest;
  let now = 0;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    gateway.requests.tell(turnsVerified, () => ({ verified: VERIFIED }));
    gateway.requests.tell(houseStalls, () => ({ stalls: [] }));
    gateway.requests.tell(describeTurn, ({ campaign }) => aTurn({ campaign, status: 'resolving' }));
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('marcy', { campaign: 'mexico', role: 'minister', player: 'marcy' });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('stranger');
    // Whole milliseconds: of a fraction, five seconds more and the same fraction less can be a hair under five seconds.
    now = Math.ceil(performance.now());
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    gateway.requests.unserved.clear();
    gateway.requests.tell(turnsVerified, () => ({ verified: VERIFIED }));
    gateway.requests.tell(houseStalls, () => ({ stalls: [] }));
    later();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await gateway.close();
  });

  /** Beyond the time that a look at the house is good for. */
  const later = (): void => void (now += 5_000);
  const read = async <T>(path: string, token?: string): Promise<T> => {
    const answer = await fetch(`${gateway.url}${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as T;
  };

  it('tells everybody that everything runs, and when turns were last verified', async () => {
    const status = await read<HouseStatusView>('/status');
    expect(status.runs).toBe(true);
    expect(status.parts.map(({ part, state, waits }) => [part, state, waits])).toEqual(
      HOUSE_PARTS.map((part) => [part, 'runs', null]),
    );
    expect([status.stalls, status.verified]).toEqual([[], VERIFIED]);
  });

  it.each(STALLS)(
    'does not say that it runs while what is called %s stands still, and says what that is',
    async (stall) => {
      gateway.requests.tell(houseStalls, () => ({ stalls: [stall] }));
      const status = await read<HouseStatusView>('/status');
      expect([status.runs, status.stalls]).toEqual([false, [{ stall, words: STALL_WORDS[stall] }]]);
      expect(status.parts.map(({ state }) => state)).toEqual(HOUSE_PARTS.map(() => 'runs'));
      const page = await (await fetch(`${gateway.url}/status.html`)).text();
      expect(page).toContain('<h1>Not everything goes on</h1>');
      expect(page).toContain(`<li>${STALL_WORDS[stall]}</li>`);
      expect(page).not.toContain('Everything runs');
    },
  );

  it('does not say that it runs while it cannot be learned whether anything stands still', async () => {
    gateway.requests.tell(houseStalls, () => {
      throw new Error('silent');
    });
    const status = await read<HouseStatusView>('/status');
    expect([status.runs, status.stalls, status.verified]).toEqual([false, null, VERIFIED]);
    const page = await (await fetch(`${gateway.url}/status.html`)).text();
    expect(page).toContain('Whether anything stands still cannot be learned now.');
  });

  it.each(HOUSE_PARTS)('names %s when nobody is there who does it, and what waits', async (part) => {
    gateway.requests.unserved.add(PARTS[part].question.subject);
    const { runs, parts } = await read<HouseStatusView>('/status');
    expect(runs).toBe(false);
    expect(parts.filter(({ state }) => state !== 'runs')).toEqual([
      { part, state: 'away', does: PARTS[part].does, waits: PARTS[part].waits },
    ]);
  });

  it('says so when it cannot be learned when turns were verified, and tells the rest', async () => {
    gateway.requests.tell(turnsVerified, () => {
      throw new Error('nobody is there');
    });
    const status = await read<HouseStatusView>('/status');
    expect([status.runs, status.verified]).toEqual([true, null]);
  });

  it('asks the services once in five seconds, however many ask', async () => {
    const before = gateway.requests.asked.length;
    await Promise.all(Array.from({ length: 50 }, () => read('/status')));
    await read('/status');
    expect(gateway.requests.asked.slice(before).map(({ subject }) => subject)).toEqual([
      turnsVerified.subject,
      houseStalls.subject,
    ]);
    later();
    await read('/status');
    expect(gateway.requests.asked.slice(before)).toHaveLength(4);
  });

  it('is the same for a stranger, a member and nobody, and names no campaign', async () => {
    const tokens = await Promise.all(['stranger', 'taylor', 'umpire'].map((name) => gateway.signIn(name)));
    const told = await Promise.all([undefined, ...tokens].map((token) => read('/status', token)));
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(JSON.stringify(told)).not.toContain('mexico');
  });

  it('is read as a page without scripts, which says the same', async () => {
    gateway.requests.unserved.add(PARTS.logistics.question.subject);
    const answer = await fetch(`${gateway.url}/status.html`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    expect(page).toContain('<h1>Not everything runs</h1>');
    expect(page).toContain(PARTS.logistics.waits);
    expect(page).toContain('2025-03-02 11:58 UTC');
    expect(page).not.toMatch(/<script|javascript:|\son\w+=/i);
  });

  it('tells every member alike what his turn waits for, and strangers not even that there is one', async () => {
    gateway.requests.unserved.add(PARTS[aTurn().phases[0]!.owner].question.subject);
    const members = await Promise.all(['taylor', 'marcy', 'umpire'].map((name) => gateway.signIn(name)));
    const told = await Promise.all(
      members.map((token) => read<TurnWaitingView>('/campaigns/mexico/status', token)),
    );
    expect(told[0]).toMatchObject({
      turn: aTurn().turn,
      status: 'resolving',
      waitsFor: 'workers',
      lacking: [aTurn().phases[0]!.owner],
    });
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    const stranger = await fetch(`${gateway.url}/campaigns/mexico/status`, {
      headers: { authorization: `Bearer ${await gateway.signIn('stranger')}` },
    });
    expect(stranger.status).toBe(404);
  });
});
