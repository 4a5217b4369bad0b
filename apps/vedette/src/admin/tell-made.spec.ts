import { describe, expect, it } from '@jest/globals';
import type { CampaignMade } from '@vedette/contracts';
import { tellMade } from './tell-made.js';

const MADE = { id: 'mexico', turn: 1, players: [{ id: 'taylor' }, { id: 'worth' }] };

describe('vedette admin create', () => {
  it.each([
    [true, 'Campaign mexico is made; turn 1 is open, for 2 players.\n'],
    [false, 'Campaign mexico was there already, as it is.\n'],
  ])('tells a campaign that was made from one that was there (%s)', (created, told) => {
    expect(tellMade({ ...MADE, created } as CampaignMade)).toBe(told);
  });
});
