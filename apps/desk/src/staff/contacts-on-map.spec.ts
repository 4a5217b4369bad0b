import { describe, expect, it } from '@jest/globals';
import type { Contact } from '../graph/staff-desk.js';
import { contactsOnMap } from './contacts-on-map.js';

const contact = (more: Partial<Contact>): Contact => ({
  id: 'MX-1',
  branch: 'land',
  state: 'MX',
  standing: 'hostile',
  unit: null,
  type: null,
  letters: 'I',
  condition: 'active',
  place: 'J7-V3',
  spot: null,
  region: 'J-V',
  size: 'regiments',
  strength: { least: 1, most: 3 },
  source: 'strategic-map',
  also: [],
  seen: 6,
  firstSeen: 6,
  age: 0,
  reliability: 'B',
  within: null,
  by: ['taylor'],
  ...more,
});

describe('what a staff believes, as marks of a map', () => {
  it('draws what was seen this turn as troops, older as ghosts with age and letter, and what was said as heard', () => {
    const marks = contactsOnMap(
      [
        contact({}),
        contact({ id: 'MX-2', age: 3, reliability: 'E', place: 'K4-Y5' }),
        contact({ id: 'MX-3', source: 'headquarters-news', type: 'CQ', place: 'I8-V5', age: 1, seen: 5 }),
      ],
      null,
    );
    expect([...marks.standing.keys()]).toEqual(['J7-V3']);
    expect(marks.ghosts).toEqual([expect.objectContaining({ square: 'K4-Y5', age: 3, reliability: 'E' })]);
    expect(marks.heard).toEqual([{ square: 'I8-V5', text: 'MX CQ', turn: 5 }]);
  });

  it('draws a group once, as sums count it', () => {
    const marks = contactsOnMap([contact({}), contact({ id: 'MX1IN', unit: 'MX1IN', within: 'MX-1' })], null);
    expect(marks.standing.get('J7-V3')!.stacks).toHaveLength(1);
  });

  it('shows no number where only a range is known', () => {
    const stack = (least: number, most: number) =>
      contactsOnMap([contact({ strength: { least, most } })], null).standing.get('J7-V3')!.stacks[0]!;
    expect(stack(1, 3)).toMatchObject({ count: null, size: 'regiments' });
    expect(stack(2, 2)).toMatchObject({ count: 2 });
  });

  it('lights the square that is chosen', () => {
    expect(contactsOnMap([], 'J7-V3').lit).toEqual(['J7-V3']);
  });
});
