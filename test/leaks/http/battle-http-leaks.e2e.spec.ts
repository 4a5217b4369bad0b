import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askAllOfBattle } from './battle-channels.js';
import { type BattleWorld, LOOKERS, PLAYERS, SECRET, WORLDS } from './battle-worlds.js';
import { LeakHouse, type PairOfWorlds } from './leak-house.js';
import { BATTLE_HTTP_LEAKS } from './planted-http-leaks.js';

/** The first two turns of a morning, in which the sides are at each other. */
const PAIR: PairOfWorlds<BattleWorld> = {
  worlds: WORLDS,
  players: PLAYERS,
  lookers: LOOKERS,
  doneIn: [],
  minister: null,
  turns: 2,
  begin: ({ position }) => ({ title: 'A battle', position, secret: SECRET }),
  ask: askAllOfBattle,
  async act({ campaign, orders, busy, letters }, turn, as) {
    const at = `/campaigns/${campaign}`;
    await as('gamble').send('POST', `${at}/letters`, { to: ['buford'], text: `Turn ${turn}: all is quiet.` });
    if (turn > 1) return;
    const sent: string[] = [];
    for (const { player, order } of orders) {
      const { status, body } = await as(player).send<{ id?: string }>('POST', `${at}/orders`, order);
      if (status === 201 && body.id !== undefined) sent.push(body.id);
    }
    for (const text of letters)
      expect((await as('heth').send('POST', `${at}/letters`, { to: ['davis'], text })).status).toBe(201);
    expect(sent.length).toBe(busy ? orders.length - 1 : orders.length);
    if (!busy) return;
    expect((await as('heth').send('DELETE', `${at}/orders/${sent.at(-1)}`)).status).toBeLessThan(300);
    const { body: desk } = await as('heth').send('GET', `${at}/desk`);
    const kept = await as('heth').send(
      'PUT',
      `${at}/desk`,
      { drafts: sent },
      { 'if-match': `"${String(desk['tag'])}"` },
    );
    expect(kept.status).toBe(200);
  },
  hiddenIn: ({ men, hidden }) => ({ men, hidden }),
};

describe('two battles that differ in what a side has not observed, over HTTP and WebSocket', () => {
  let house: LeakHouse<BattleWorld>;
  beforeAll(async () => {
    house = await LeakHouse.open('battleleaks', PAIR);
  });
  afterAll(() => house?.close());

  it('are worlds apart', () => {
    const [here, there] = house.truths();
    for (const key of ['orders', 'events', 'letters', 'men'] as const) expect(here[key]).not.toBe(there[key]);
  });

  it('answer, send and show every byte alike, sizes and status codes included', () => {
    expect(house.differing()).toEqual([]);
    expect(house.answers().length).toBeGreaterThan(250);
  });

  it('are looked at where there is something to see, in every channel', () => {
    for (const channel of new Set(BATTLE_HTTP_LEAKS.map((leak) => leak.channel)))
      expect([channel, house.answered(channel) > 0]).toEqual([channel, true]);
    const told = house.answers().map(({ body }) => body);
    // An enemy is seen and named, shots are told of, an order is refused, and one is told to be replaced.
    for (const shown of [
      /"id": "K\d+"/,
      /"level": "named"/,
      /"label": "fire:/,
      /"accepted":false/,
      /replaces it/,
    ])
      expect([shown, told.some((body) => shown.test(body))]).toEqual([shown, true]);
  });

  it('would be told apart by nineteen in twenty planted leaks, and by some in every channel', () => {
    const missed = house.missed(BATTLE_HTTP_LEAKS);
    expect(
      missed
        .map(({ channel, fault }) => `${channel}: ${fault}`)
        .slice(Math.floor(BATTLE_HTTP_LEAKS.length / 20)),
    ).toEqual([]);
    for (const channel of new Set(BATTLE_HTTP_LEAKS.map((leak) => leak.channel)))
      expect([
        channel,
        BATTLE_HTTP_LEAKS.some((leak) => leak.channel === channel && !missed.includes(leak)),
      ]).toEqual([channel, true]);
  });
});
