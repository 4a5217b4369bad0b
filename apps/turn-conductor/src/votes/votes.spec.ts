import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '@vedette/event-store';
import { VoteCast, VoteClosed, VoteOpened } from '@vedette/ledger';
import { tallyOf, voteAsTold, votesIn } from './votes.js';

let version = 0;
const written = (type: string, data: unknown): RecordedEvent =>
  ({
    type,
    data,
    stream: 'administration',
    version: ++version,
    recordedAt: `at ${version}`,
  }) as RecordedEvent;
const opened = (number: number) =>
  written(VoteOpened.type, { number, about: 'end', reason: 'a stalemate', by: 'umpire' });
const cast = (number: number, player: string, ballot: string) =>
  written(VoteCast.type, { number, player, ballot });
const closed = (number: number, yes: number, no: number) =>
  written(VoteClosed.type, { number, about: 'end', yes, no, by: 'umpire' });

const BALLOTS = [opened(1), cast(1, 'taylor', 'yes'), cast(1, 'arista', 'no'), cast(1, 'worth', 'yes')];
const asPlayer = (player: string) => ({ seenBy: 'player', player }) as const;

describe('votes', () => {
  it('are counted by seat, each vote by itself', () => {
    const [first, second] = votesIn([...BALLOTS, closed(1, 2, 1), opened(2), cast(2, 'taylor', 'no')]);
    expect([tallyOf(first!), tallyOf(second!)]).toEqual([
      { yes: 2, no: 1 },
      { yes: 0, no: 1 },
    ]);
    expect([first!.closedAt, second!.closedAt]).toEqual([expect.any(String), null]);
  });

  it('while open tell players how many have voted and how they voted themselves, administrators how it stands', () => {
    const [vote] = votesIn(BALLOTS);
    expect(voteAsTold(vote!, asPlayer('arista'), 5)).toMatchObject({
      ...{ cast: 3, seats: 5, tally: null, own: 'no' },
    });
    expect(voteAsTold(vote!, { seenBy: 'administrator', player: null }, 5)).toMatchObject({
      ...{ tally: { yes: 2, no: 1 }, own: null },
    });
  });

  it('tell a player the same bytes however the others voted, until it is closed', () => {
    const told = (ballots: readonly string[]) => {
      version = 0;
      const events = [opened(1), cast(1, 'arista', 'no')].concat(
        ballots.map((ballot, i) => cast(1, `player${i}`, ballot)),
      );
      return JSON.stringify(voteAsTold(votesIn(events)[0]!, asPlayer('arista'), 5));
    };
    expect(told(['yes', 'no'])).toBe(told(['no', 'no']));
    expect(told(['yes', 'no'])).not.toMatch(/player\d|tally":\{/);
  });

  it('tell everybody how they came out once they are closed, and nobody who voted how', () => {
    const [vote] = votesIn([...BALLOTS, closed(1, 2, 1)]);
    const told = voteAsTold(vote!, asPlayer('scott'), 5);
    expect(told).toMatchObject({ tally: { yes: 2, no: 1 }, own: null });
    expect(JSON.stringify(told)).not.toMatch(/taylor|arista|worth/);
  });
});
