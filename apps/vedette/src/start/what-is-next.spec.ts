import { describe, expect, it } from '@jest/globals';
import { CLOCK_STATUSES } from '@vedette/contracts';
import { linesOf } from './what-is-next.js';

const HOUSE = {
  scenario: { id: 'amwol-1846', readers: ['taylor', 'arista'] },
  credentials: [
    { account: 'umpire', player: null },
    { account: 'taylor', player: 'taylor' },
    { account: 'general', player: 'arista' },
  ],
  gatewayUrl: 'http://127.0.0.1:8080',
  dataFolder: '.data',
};
const clock = (turn: number, status: (typeof CLOCK_STATUSES)[number]) => ({ turn, status, deadline: null });

describe('the last lines of a start', () => {
  it('say which turn is resolved, which is open, and as whom to sign in where', () => {
    expect(linesOf(clock(2, 'open'), HOUSE)[0]).toBe(
      '\nTurn 1 is resolved; turn 2 is open; sign in as taylor or general at http://127.0.0.1:8080.',
    );
    const deadline = { at: '2027-03-01T20:00:00Z', zone: 'UTC', local: 'Monday 1 March 2027, 20:00' };
    expect(linesOf({ ...clock(3, 'open'), deadline }, HOUSE)[0]).toContain(
      'turn 3 is open until Monday 1 March 2027, 20:00',
    );
  });

  it('say at every status what is so, and that something has ended only of a campaign that has', () => {
    const told = CLOCK_STATUSES.map((status) => linesOf(clock(2, status), HOUSE)[0]!);
    expect(new Set(told).size).toBe(CLOCK_STATUSES.length - 2);
    for (const [i, line] of told.entries())
      expect(line.includes('has ended')).toBe(CLOCK_STATUSES[i] === 'ended');
  });
});
