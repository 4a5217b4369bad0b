import { describe, expect, it } from '@jest/globals';
import { ALL_DECIDERS } from '@vedette/referee';
import { startResolutionService } from './index.js';

describe('a resolution service', () => {
  it('does not start when a phase of its owner has no decider, and names it', async () => {
    const { weather: _, ...naval } = ALL_DECIDERS.naval;
    const start = startResolutionService({
      service: 'naval-resolution',
      owner: 'naval',
      deciders: { ...ALL_DECIDERS, naval },
    });
    await expect(start).rejects.toMatchObject({
      code: 'deciders-missing',
      message: expect.stringContaining('weather'),
    });
  });
});
