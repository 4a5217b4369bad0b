import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { howItStands } from './how-it-stands.js';

describe('how a campaign stands', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is who is waited for and not done, by name, what is stuck, and until when orders are due', async () => {
    const deadline = { local: 'Sunday, 20:00', zone: 'Europe/Berlin' };
    const data = {
      campaign: { players: [{ id: 'taylor', name: 'Zachary Taylor' }] },
      clock: {
        deadline,
        players: [
          { player: 'taylor', ready: false, expected: true },
          { player: 'arista', ready: true, expected: true },
          { player: 'worth', ready: false, expected: false },
          { player: 'hays', ready: false, expected: true },
        ],
      },
      turn: {
        phases: [
          { name: 'march', stuck: false },
          { name: 'battle', stuck: true },
        ],
      },
      campaignStatus: { words: 'Turn 2 waits.' },
    };
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data })));
    expect(await howItStands('amwol')).toEqual({
      words: 'Turn 2 waits.',
      deadline,
      silent: ['Zachary Taylor', 'hays'],
      stuck: ['battle'],
    });
  });
});
