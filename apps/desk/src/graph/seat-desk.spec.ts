import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Evening } from '../seat/campaign.js';
import { evening } from '../seat/open-campaign.js';
import { standingIn } from '../seat/stand-in.js';
import { forgetDesk, heldDesk } from './seat-desk.js';

const OWN = { campaign: 'mexico', player: 'twiggs' };
const ABSENT = { campaign: 'mexico', player: 'taylor' };

/** A house that keeps one document, and a device that keeps what it is told to. */
class OneDocument {
  document: Record<string, unknown> = {};
  readonly asked: string[] = [];
  onDevice: unknown = null;

  open(): void {
    Object.assign(globalThis, {
      fetch: (_path: string, sent: RequestInit) => {
        const { method, body, headers } = sent;
        this.asked.push((headers as Record<string, string>)['Vedette-Seat']!);
        if (method === 'PUT') this.document = JSON.parse(body as string) as Record<string, unknown>;
        const answer = method === 'PUT' ? { tag: 't' } : { tag: 't', document: this.document };
        return Promise.resolve(new Response(JSON.stringify(answer)));
      },
      localStorage: { getItem: () => 'twiggs' },
      caches: {
        open: () =>
          Promise.resolve({
            put: async (_key: string, kept: Response) => void (this.onDevice = await kept.json()),
          }),
      },
    });
    Object.defineProperty(globalThis, 'navigator', {
      value: { serviceWorker: {} },
      configurable: true,
    });
  }
}

const standsInFor = (...players: string[]): void =>
  void (evening.value = {
    standIns: players.map((player) => ({ player, to: 'twiggs', from: 1, until: 2 })),
  } as unknown as Evening);

describe('the document of a seat', () => {
  let house: OneDocument;
  beforeEach(() => {
    house = new OneDocument();
    house.open();
    standsInFor('taylor');
  });
  afterEach(() => {
    forgetDesk();
    standingIn.value = null;
    evening.value = null;
  });

  it('keeps what is drafted for an absent player in a part of its own, at the seat of whoever stands in', async () => {
    house.document = { orders: 'mine' };
    standingIn.value = { player: 'taylor', by: 'twiggs' };
    const desk = heldDesk(ABSENT);
    expect(await desk.read('orders')).toBeUndefined();
    await desk.save('orders', 'for him');
    expect(house.document).toEqual({ orders: 'mine', 'orders@taylor': 'for him' });
    expect(await desk.read('orders')).toBe('for him');
    expect(house.asked).toEqual(['twiggs', 'twiggs', 'twiggs']);
    expect(house.onDevice).toBeNull();
  });

  it('is kept on the device without the parts for others', async () => {
    house.document = { orders: 'mine', 'orders@taylor': 'for him' };
    expect(await heldDesk(OWN).read('orders')).toBe('mine');
    await new Promise((next) => setTimeout(next));
    expect(house.onDevice).toEqual({ tag: 't', document: { orders: 'mine' } });
    expect(house.document).toHaveProperty('orders@taylor');
  });

  it('drops the parts for somebody when it is read and nobody stands in for him any more', async () => {
    house.document = { orders: 'mine', 'orders@taylor': 'for him', 'marks@worth': 'stay' };
    standsInFor('worth');
    expect(await heldDesk(OWN).read('orders')).toBe('mine');
    expect(house.document).toEqual({ orders: 'mine', 'marks@worth': 'stay' });
  });
});
