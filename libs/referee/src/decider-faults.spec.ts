import { describe, expect, it } from '@jest/globals';
import { PHASE_OWNERS } from '@vedette/rulebooks';
import { ALL_DECIDERS, idleDeciders, missingDeciders, turnGraphFaults } from './index.js';

describe('the deciders of all rules', () => {
  it.each(PHASE_OWNERS)('have one for every phase that any book gives to %s', (owner) => {
    expect(missingDeciders(owner, ALL_DECIDERS)).toEqual([]);
  });

  it('are all heard: no rules decide in a phase in which no book lets them', () => {
    expect(idleDeciders(ALL_DECIDERS)).toEqual([]);
    const { land, naval } = ALL_DECIDERS;
    const meddling = { ...ALL_DECIDERS, land: { ...land, weather: naval.weather! } };
    expect(idleDeciders(meddling)).toEqual(['weather (land)']);
  });

  it('are missed by name: the owner of a phase, and who decides ahead of him', () => {
    const { weather: _, ...windless } = ALL_DECIDERS.naval;
    expect(missingDeciders('naval', { ...ALL_DECIDERS, naval: windless })).toContain('weather (gitm-amwol)');
    const { intelligence: __, ...blind } = ALL_DECIDERS.naval;
    const lacking = missingDeciders('land', { ...ALL_DECIDERS, naval: blind });
    expect(lacking).toEqual([
      'intelligence (gitm-amwol)',
      'intelligence (gitm-nwol)',
      'intelligence (rotd-euwol)',
    ]);
  });

  it('follow sound graphs', () => {
    expect(turnGraphFaults()).toEqual([]);
  });
});
