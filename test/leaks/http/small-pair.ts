import { expect } from '@jest/globals';
import { askAll } from './channels.js';
import type { PairOfWorlds } from './leak-house.js';
import type { Truth } from './planted-http-leaks.js';
import { type HttpWorld, LOOKERS, MINISTER, PLAYERS, SECRET, WORLDS } from './two-worlds.js';

/** Two turns of a small war, in which the Mexicans do other things in each world. */
export const SMALL_PAIR: PairOfWorlds<HttpWorld> = {
  worlds: WORLDS,
  players: PLAYERS,
  lookers: LOOKERS,
  minister: MINISTER,
  turns: 2,
  doneIn: [1],
  begin: ({ position }) => ({ title: 'A war', position, secret: SECRET }),
  ask: askAll,
  async act({ campaign, orders, busy, letters }, turn, as) {
    const at = `/campaigns/${campaign}`;
    await as('worth').send('POST', `${at}/letters`, { to: ['taylor'], text: `Turn ${turn}: all is quiet.` });
    if (turn > 1) return;
    const sent: string[] = [];
    for (const { player, order } of orders) {
      const { status, body } = await as(player).send<{ id?: string }>('POST', `${at}/orders`, order);
      if (status === 201 && player === 'mejia' && body.id) sent.push(body.id);
    }
    // That one of them is done everybody is told, and not which of them it is.
    const done = await as('arista').send('POST', `${at}/turn/ready`, { turn });
    expect(done.status).toBe(200);
    for (const text of letters)
      expect((await as('arista').send('POST', `${at}/letters`, { to: ['mejia'], text })).status).toBe(201);
    if (!busy) return;
    expect(sent.length).toBeGreaterThan(0);
    expect((await as('mejia').send('DELETE', `${at}/orders/${sent[0]}`)).status).toBeLessThan(300);
    const template = orders[2]!.order;
    expect((await as('mejia').send('PUT', `${at}/order-templates/dawn`, template)).status).toBeLessThan(300);
    const { body: desk } = await as('mejia').send('GET', `${at}/desk`);
    const kept = await as('mejia').send(
      'PUT',
      `${at}/desk`,
      { drafts: sent },
      { 'if-match': `"${String(desk['tag'])}"` },
    );
    expect(kept.status).toBe(200);
  },
  hiddenIn({ position }): Pick<Truth, 'men' | 'hidden'> {
    const strangers = position.units.filter(({ id }) => id.startsWith('MX'));
    return {
      men: strangers.reduce((sum, { strength = 0 }) => sum + strength, 0),
      hidden: strangers.map(({ id }) => id).filter((id) => id !== 'MX1IN'),
    };
  },
};
