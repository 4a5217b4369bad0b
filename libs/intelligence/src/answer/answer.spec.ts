import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Contact } from '../believe/contact.js';
import { type ContactFilter, wanted } from './contact-filter.js';
import { contactViews } from './contact-view.js';
import { CursorInvalidError, pageOf, SORTS } from './page.js';
import { summarise } from './summary.js';

const contact = (id: string, more: Partial<Contact> = {}): Contact => ({
  ...{ id, branch: 'land', state: 'MX', standing: 'hostile', unit: null, type: null, letters: 'IC' },
  ...{ condition: 'active', place: 'J5-V5', spot: null, size: 'brigade', strength: { least: 2, most: 7 } },
  ...{ source: 'strategic-map', seen: 5, firstSeen: 1, by: ['taylor'], also: [], within: null },
  ...more,
});
const PICTURE = {
  turn: 6,
  contacts: [
    contact('MX-1'),
    contact('MX1LC', {
      unit: 'MX1LC',
      letters: 'C',
      strength: { least: 1, most: 1 },
      within: 'MX-1',
      seen: 6,
    }),
    contact('MX-2', { place: 'K2-W0', letters: 'H', source: 'headquarters-news', seen: 3 }),
    contact('GU-1', { state: 'GU', place: 'K9-Z9', letters: 'A' }),
    contact('MX8SL', { branch: 'sea', place: 'Mazatlan', letters: 'S', source: 'in-contact', seen: 6 }),
  ],
};
const NATIONS = { MX: 'Mexico', GU: 'Guatemala' };
const views = contactViews(PICTURE);
const ids = (filter: ContactFilter) => views.filter(wanted(filter, NATIONS)).map(({ id }) => id);

describe('which contacts are asked for', () => {
  it.each<[ContactFilter, string[]]>([
    [{}, ['MX-1', 'MX1LC', 'MX-2', 'GU-1', 'MX8SL']],
    [{ state: 'GU' }, ['GU-1']],
    [{ nation: 'Mexico', branch: 'sea' }, ['MX8SL']],
    [{ arm: 'cavalry' }, ['MX-1', 'MX1LC']],
    [{ arm: 'ships' }, ['MX8SL']],
    [{ area: 'K9-Z9:K0-V0' }, ['MX-2', 'GU-1']],
    [{ area: 'J5-V5:J5-V5' }, ['MX-1', 'MX1LC']],
    [{ place: 'Mazatlan' }, ['MX8SL']],
    [{ strength: 3, state: 'MX', branch: 'land' }, ['MX-1', 'MX-2']],
    [{ age: 0 }, ['MX1LC', 'MX8SL']],
    [{ reliability: 'B' }, ['MX1LC', 'MX8SL']],
    [{ source: 'headquarters-news' }, ['MX-2']],
  ])('%j', (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });
});

describe('pages', () => {
  it('fit together: every contact once, whatever the order and the size of a page', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 7 }), (sort, limit) => {
        const read: string[] = [];
        let after: string | null = null;
        do {
          const page = pageOf(views, { turn: 6, sort, after, limit });
          expect(page.contacts.length).toBeLessThanOrEqual(limit);
          read.push(...page.contacts.map(({ id }) => id));
          after = page.next;
        } while (after !== null);
        expect([...read].sort()).toEqual(PICTURE.contacts.map(({ id }) => id).sort());
      }),
    );
  });

  it.each(['5.place.MX-1', '6.age.MX-1', '6.place.MX-9', 'nonsense', ''])(
    'do not begin after "%s"',
    (after) => {
      expect(() => pageOf(views, { turn: 6, sort: 'place', after, limit: 2 })).toThrow(CursorInvalidError);
    },
  );

  it('may begin with the strongest, the newest or the surest', () => {
    const first = (sort: (typeof SORTS)[number]) =>
      pageOf(views, { turn: 6, sort, after: null, limit: 1 }).contacts[0]?.id;
    expect([first('strength'), first('age'), first('reliability')]).toEqual(['MX-1', 'MX1LC', 'MX8SL']);
  });
});

describe('sums', () => {
  it('count whoever is part of a group with the group, and alone where the group was not asked for', () => {
    expect(summarise(views, 'state')).toEqual([
      { key: 'GU', contacts: 1, least: 2, most: 7, newest: 1 },
      { key: 'MX', contacts: 4, least: 6, most: 21, newest: 0 },
    ]);
    expect(summarise(views.filter(wanted({ age: 0, branch: 'land' }, NATIONS)), 'arms')).toEqual([
      { key: 'C', contacts: 1, least: 1, most: 1, newest: 0 },
    ]);
  });

  it('by region take blocks of ten squares together', () => {
    expect(summarise(views, 'region').map(({ key, contacts }) => `${key} ${contacts}`)).toEqual([
      'J-V 2',
      'K-W 1',
      'K-Z 1',
      'Mazatlan 1',
    ]);
  });
});
