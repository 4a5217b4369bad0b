import { describe, expect, it } from '@jest/globals';
import type { CampaignState } from '@vedette/campaign';
import { lastTurnOf } from './last-turn.js';

const last = (turn: number, calendar: CampaignState['calendar'] = []): number =>
  lastTurnOf({ turn, calendar, rulebooks: { land: 'gitm-amwol', naval: null } });

describe('the last turn of a campaign (GITM 5.1)', () => {
  it('is the fifteenth, for a position in the middle of it too', () => {
    expect([0, 1, 7, 15].map((turn) => last(turn))).toEqual([15, 15, 15, 15]);
  });

  it('is the fifteenth from the first where that lies beyond', () => {
    expect(last(16)).toBe(30);
  });

  it('is the last of a calendar, unless the position lies beyond it', () => {
    const seasons = [
      { season: 'campaign', lastTurn: 6 },
      { season: 'peace', lastTurn: 7 },
    ] as const;
    expect(last(1, [...seasons])).toBe(7);
    expect(last(9, [...seasons])).toBe(15);
  });
});
