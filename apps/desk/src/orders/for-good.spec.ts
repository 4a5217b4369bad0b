import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Evening } from '../seat/campaign.js';
import { type AnyOrder, drafts } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { teach } from '../words/words.js';
import { Composer } from './composer.js';
import { askedForGood, sendWhenMeant } from './for-good.js';
import { playBy } from './game-of-orders.js';
import { LAND_AND_SEA } from './land-and-sea.js';
import { saidLast } from './speak-out.js';

const assign = (unit: string, commander = 'hays'): AnyOrder => ({ kind: 'assign', unit, commander });
const march = { kind: 'land', unit: 'US3IN', strategic: { path: ['J9-V4'] } };

describe('an order that cannot be taken back', () => {
  let sent: (readonly string[])[];
  const composer = { send: (keys: readonly string[]) => sent.push(keys) } as unknown as Composer;
  const draft = (orders: Readonly<Record<string, AnyOrder>>): void => {
    drafts.value = new Map(
      Object.entries(orders).map(([key, order]) => [key, { key, order, kept: false }] as const),
    );
  };
  beforeAll(() =>
    teach({
      en: () => import('../words/composing-en.ftl?raw'),
      de: () => import('../words/composing-de.ftl?raw'),
    }),
  );
  beforeEach(() => {
    playBy(LAND_AND_SEA);
    sent = [];
    saidLast.value = { text: '', isUrgent: false };
  });

  it('is asked about before it is sent, among others too: none of them is sent until it is meant', () => {
    draft({ US3IN: march, 'US21IN/assign/1': assign('US21IN'), 'US8IN/assign/1': assign('US8IN') });
    const all = [...drafts.value.keys()];
    expect(askedForGood(all)).toBe('');
    sendWhenMeant(composer, all);
    expect(sent).toEqual([]);
    expect(askedForGood(all)).toBe(saidLast.value.text);
    expect(saidLast.value).toEqual({
      text: expect.stringMatching(/^assign US21IN commander hays, assign US8IN .*cannot be taken back/),
      isUrgent: true,
    });
    sendWhenMeant(composer, all);
    expect(sent).toEqual([all]);
  });

  it('was asked about wherever it is sent from then, but not once it says something else', () => {
    draft({ US3IN: march, 'US21IN/assign/1': assign('US21IN') });
    sendWhenMeant(composer, [...drafts.value.keys()]);
    expect(askedForGood(['US21IN/assign/1'])).not.toBe('');
    draft({ US3IN: march, 'US21IN/assign/1': assign('US21IN', 'worth') });
    expect(askedForGood(['US21IN/assign/1'])).toBe('');
    sendWhenMeant(composer, ['US21IN/assign/1']);
    expect(sent).toEqual([]);
    sendWhenMeant(composer, ['US21IN/assign/1']);
    expect(sent).toEqual([['US21IN/assign/1']]);
  });

  it('is nothing that others wait for: what can be taken back is sent at once', () => {
    draft({ US3IN: march, 'US21IN/assign/1': assign('US21IN') });
    sendWhenMeant(composer, ['US3IN']);
    expect(sent).toEqual([['US3IN']]);
    expect(saidLast.value.text).toBe('');
  });

  it('is a ship that is to go down, named when it is asked about, also when its card is only left', () => {
    const naval = { kind: 'naval', ship: 'US1TR', scuttle: true };
    draft({ US1TR: naval });
    sendWhenMeant(composer, ['US1TR']);
    expect(sent).toEqual([]);
    expect(saidLast.value.text).toMatch(/^US1TR: scuttled it is lost for good/);
    sendWhenMeant(composer, ['US1TR']);
    expect(sent).toEqual([['US1TR']]);
    const real = new Composer({ campaign: 'amwol', role: 'player', player: 'conner' });
    const tried: (readonly string[])[] = [];
    real.send = (keys = []) => Promise.resolve(tried.push(keys) > 0);
    evening.value = { clock: { turn: 2, status: 'open' }, effective: [] } as unknown as Evening;
    draft({ US1TR: { ...naval } });
    real.leave('US1TR');
    expect(tried).toEqual([]);
    expect(saidLast.value.text).toMatch(/^US1TR: not sent, since it cannot be undone/);
    draft({ US1TR: { ...naval, scuttle: false } });
    real.leave('US1TR');
    expect(tried).toEqual([['US1TR']]);
  });
});
