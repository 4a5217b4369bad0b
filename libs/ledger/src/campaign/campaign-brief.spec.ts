import { describe, expect, it } from '@jest/globals';
import type { CampaignFacts } from '@vedette/contracts';
import { briefAsRead, mustNameItsSides } from './campaign-brief.js';

const FACTS = {
  states: [
    { id: 'US', nation: 'US', side: 'US' },
    { id: 'TX', nation: 'US', side: 'US' },
    { id: 'MX', nation: 'MX', side: 'MX' },
  ],
  players: [
    { id: 'taylor', state: 'US', name: 'Taylor', ministries: [] },
    { id: 'hays', state: 'TX', name: 'Hays', ministries: [] },
    { id: 'arista', state: 'MX', name: 'Arista', ministries: [] },
  ],
} as unknown as CampaignFacts;
const US = { side: 'US', text: 'Ours are few.' };
const MX = { side: 'MX', text: 'Cross tonight.' };
const BRIEF = { everybody: 'A river.', sides: [US, MX] };
const read = (player: string | null, isOpen = false) => briefAsRead(BRIEF, FACTS, { player, isOpen });

describe('a brief', () => {
  it('is read by each side as its own, whichever of its states one serves', () => {
    expect(read('taylor')).toEqual({ everybody: 'A river.', sides: [US] });
    expect(read('hays')).toEqual(read('taylor'));
    expect(read('arista')).toEqual({ everybody: 'A river.', sides: [MX] });
  });

  it('does not change for one side with what another is told', () => {
    const other = { ...BRIEF, sides: [US, { side: 'MX', text: 'Wait for the guns.' }] };
    const without = { ...BRIEF, sides: [US] };
    for (const world of [other, without])
      expect(briefAsRead(world, FACTS, { player: 'taylor', isOpen: false })).toEqual(read('taylor'));
  });

  it('tells no side to who plays nobody, or somebody who is not there', () => {
    expect(read(null)).toEqual({ everybody: 'A river.', sides: [] });
    expect(read('nobody').sides).toEqual([]);
  });

  it('is open to everybody once what was hidden is', () => {
    for (const player of ['taylor', null]) expect(read(player, true)).toEqual(BRIEF);
  });

  it('is empty where the campaign was made without one', () => {
    expect(briefAsRead(undefined, FACTS, { player: 'taylor', isOpen: true })).toEqual({
      everybody: null,
      sides: [],
    });
  });

  it('is for sides of its campaign, once each', () => {
    expect(() => mustNameItsSides(BRIEF, FACTS)).not.toThrow();
    const faulty =
      (...sides: string[]) =>
      () =>
        mustNameItsSides({ everybody: 'A.', sides: sides.map((side) => ({ side, text: 'B.' })) }, FACTS);
    expect(faulty('US', 'FR')).toThrow(
      expect.objectContaining({ code: 'brief-of-no-side', status: 422, field: '/brief/sides/1/side' }),
    );
    expect(faulty('FR')).toThrow('may be for US, MX, once each');
    expect(faulty('MX', 'MX')).toThrow(expect.objectContaining({ field: '/brief/sides/1/side' }));
  });
});
