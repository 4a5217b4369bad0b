import { describe, expect, it } from '@jest/globals';
import { chosenConductor } from './chosen-conductor.js';

const CAMPAIGNS = Array.from({ length: 3_000 }, (_, i) => `c${i}`);
const share = (conductors: readonly string[], conductor: string): string[] =>
  CAMPAIGNS.filter((campaign) => chosenConductor(campaign, conductors) === conductor);

describe('the conductor that looks after a campaign', () => {
  it('is the only one there is', () => {
    expect(share(['a'], 'a')).toHaveLength(CAMPAIGNS.length);
  });

  it('is the same whoever asks, in whatever order he knows them', () => {
    expect(share(['a', 'b', 'c'], 'b')).toEqual(share(['c', 'b', 'a'], 'b'));
  });

  it.each(['a', 'b', 'c'])('is each as often as another, within a tenth: %s', (conductor) => {
    const { length } = share(['a', 'b', 'c'], conductor);
    expect(Math.abs(length / 1_000 - 1)).toBeLessThan(0.1);
  });

  it('stays the same for all campaigns but those of one that is gone', () => {
    for (const campaign of CAMPAIGNS) {
      const before = chosenConductor(campaign, ['a', 'b', 'c']);
      if (before !== 'c') expect(chosenConductor(campaign, ['a', 'b'])).toBe(before);
    }
  });
});
