import { describe, expect, it } from '@jest/globals';
import { landPhases } from '@vedette/land-rules';
import { navalPhases } from '@vedette/naval-rules';
import { supplyPhases } from '@vedette/supply-rules';
import { missingDeciders, startResolutionService, turnGraphFaults } from './index.js';

describe('before a resolution service starts', () => {
  it.each([
    ['land', landPhases],
    ['naval', navalPhases],
    ['logistics', supplyPhases],
  ] as const)('every phase that any book gives to %s has a decider', (owner, deciders) => {
    expect(missingDeciders(owner, deciders)).toEqual([]);
  });

  it('the graphs of all books are sound', () => {
    expect(turnGraphFaults()).toEqual([]);
  });

  it('it refuses when a phase has none, and names it', async () => {
    const { weather: _, ...rest } = navalPhases;
    expect(missingDeciders('naval', rest)).toContain('weather (gitm-amwol)');
    const start = startResolutionService({ service: 'naval-resolution', owner: 'naval', deciders: rest });
    await expect(start).rejects.toMatchObject({
      code: 'deciders-missing',
      message: expect.stringContaining('weather'),
    });
  });
});
