import { describe, expect, it } from '@jest/globals';
import { STRATEGIC_LETTERS, TACTICAL_LETTERS } from '@vedette/geography';
import { STRATEGIC_ART, TACTICAL_ART } from './ground-art.js';
import { STRATEGIC_GROUND, strategicGround, TACTICAL_GROUND, tacticalGround } from './terrain-legend.js';

describe('the legend of ground', () => {
  it('knows every letter of the geography, and no other', () => {
    expect([...STRATEGIC_GROUND.values()].map(({ letter }) => letter).sort()).toEqual(
      [...STRATEGIC_LETTERS].sort(),
    );
    expect([...TACTICAL_GROUND.keys()].sort()).toEqual([...TACTICAL_LETTERS].sort());
  });

  it('has a drawing for every ground', () => {
    expect(Object.keys(STRATEGIC_ART).sort()).toEqual([...STRATEGIC_GROUND.keys()].sort());
    expect(Object.keys(TACTICAL_ART).sort()).toEqual([...TACTICAL_GROUND.keys()].sort());
  });

  it('says which ground cannot be passed (GITM AMWOL 1.2, 2.2)', () => {
    const closed = (grounds: Iterable<{ name: string; impassable: boolean }>) =>
      [...grounds].filter(({ impassable }) => impassable).map(({ name }) => name);
    expect(closed(STRATEGIC_GROUND.values())).toEqual(['water', 'high mountain', 'desert', 'swamp']);
    expect(closed(TACTICAL_GROUND.values())).toEqual(['river', 'mountain', 'water']);
  });

  it('tells ground it does not know as unknown', () => {
    expect(strategicGround('lava').name).toBe('unknown ground');
    expect(tacticalGround('!').name).toBe('unknown ground');
  });
});
