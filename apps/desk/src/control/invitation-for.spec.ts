import { describe, expect, it } from '@jest/globals';
import { invitationFor } from './invitation-for.js';

describe('the invitation to a seat of a new campaign', () => {
  it('is a minister’s where the seat has a ministry, else a player’s', () => {
    const players = [
      { id: 'polk', state: 'US', name: 'James K. Polk', ministries: ['war' as const] },
      { id: 'taylor', state: 'US', name: 'Zachary Taylor', ministries: [] },
    ];
    expect(['polk', 'taylor'].map((player) => invitationFor(player, { players }))).toEqual([
      { role: 'minister', player: 'polk', days: 14 },
      { role: 'player', player: 'taylor', days: 14 },
    ]);
  });
});
