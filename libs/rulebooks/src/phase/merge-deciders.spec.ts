import { describe, expect, it } from '@jest/globals';
import { mergeDeciders } from './merge-deciders.js';
import type { PhaseContext } from './phase-context.js';

describe('deciders of several libraries', () => {
  it('decide a phase they share one after another, in the order given', () => {
    const said: string[] = [];
    const saying = (word: string) => () => void said.push(word);
    const merged = mergeDeciders(
      { intelligence: saying('fleets') },
      { intelligence: saying('armies'), recovery: saying('rest') },
      { intelligence: saying('end') },
    );
    merged.intelligence!({} as PhaseContext);
    merged.recovery!({} as PhaseContext);
    expect(said).toEqual(['fleets', 'armies', 'end', 'rest']);
    expect(Object.keys(merged)).toEqual(['intelligence', 'recovery']);
  });
});
