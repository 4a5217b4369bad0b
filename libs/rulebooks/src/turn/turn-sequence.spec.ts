import { describe, expect, it } from '@jest/globals';
import { LAND_BOOKS } from '../book-shelf.js';
import { decidingIn, type PhasePlan, sequenceFaults } from './turn-sequence.js';

const plan = (more: Partial<PhasePlan> & Pick<PhasePlan, 'name'>): PhasePlan => ({
  owner: 'land',
  after: [],
  rule: '5.2',
  ...more,
});

describe('the graph of a turn', () => {
  it('says whose rules decide a phase, and in which order', () => {
    expect(decidingIn({ owner: 'land' })).toEqual(['land']);
    expect(decidingIn({ owner: 'land', ahead: ['naval', 'logistics'] })).toEqual([
      'naval',
      'logistics',
      'land',
    ]);
  });

  it('has fleets reported ahead of armies, in every season of every book', () => {
    for (const { turns } of LAND_BOOKS.values())
      for (const sequence of Object.values(turns))
        expect(decidingIn(sequence.find(({ name }) => name === 'intelligence')!)).toEqual(['naval', 'land']);
  });

  it.each([
    [
      'a phase that stands twice',
      [plan({ name: 'orders' }), plan({ name: 'orders', after: ['orders'] })],
      'orders stands twice',
    ],
    [
      'a phase that waits for a later one',
      [plan({ name: 'orders', after: ['supply'] }), plan({ name: 'supply', after: ['orders'] })],
      'orders waits for supply, which does not come before it',
    ],
    [
      'two phases of one owner side by side',
      [plan({ name: 'orders' }), plan({ name: 'supply' })],
      'supply does not wait for orders, though land decides both',
    ],
    [
      'an owner who decides ahead of himself',
      [plan({ name: 'orders', ahead: ['naval', 'land'] })],
      'land decides orders twice',
    ],
    [
      'one who decides twice ahead of the owner',
      [plan({ name: 'orders', ahead: ['naval', 'naval'] })],
      'naval decides orders twice',
    ],
  ] as const)('is refused with %s', (_, sequence, fault) => {
    expect(sequenceFaults(sequence)).toEqual([fault]);
  });
});
