import type { Ballot, VoteDocument, VoteSubject } from '@vedette/contracts';
import type { RecordedEvent } from '@vedette/event-store';
import { isStored, VoteCast, VoteClosed, VoteOpened } from '@vedette/ledger';

/** A vote with every ballot; no reader is given it whole. */
export interface Vote {
  readonly number: number;
  readonly about: VoteSubject;
  readonly reason: string;
  readonly openedAt: string;
  readonly closedAt: string | null;
  /** By seat. */
  readonly ballots: ReadonlyMap<string, Exclude<Ballot, 'none'>>;
}

/** Who reads of a vote. */
export interface VoteReader {
  readonly seenBy: 'player' | 'administrator';
  readonly player: string | null;
}

/** The votes of a campaign, from its whole stream `administration`, in the order they were opened. */
export function votesIn(events: readonly RecordedEvent[]): Vote[] {
  const votes: Vote[] = [];
  const change = (number: number, next: (vote: Vote) => Vote): void => {
    const at = votes.findIndex((vote) => vote.number === number);
    if (at >= 0) votes[at] = next(votes[at]!);
  };
  for (const event of events) {
    if (isStored(VoteOpened, event)) {
      const { number, about, reason } = event.data;
      votes.push({ number, about, reason, openedAt: event.recordedAt, closedAt: null, ballots: new Map() });
    }
    if (isStored(VoteCast, event)) {
      const { number, player, ballot } = event.data;
      change(number, (vote) => {
        const ballots = new Map(vote.ballots);
        if (ballot === 'none') ballots.delete(player);
        else ballots.set(player, ballot);
        return { ...vote, ballots };
      });
    }
    if (isStored(VoteClosed, event))
      change(event.data.number, (vote) => ({ ...vote, closedAt: event.recordedAt }));
  }
  return votes;
}

/** How many voted for it and against it. */
export function tallyOf({ ballots }: Vote): { readonly yes: number; readonly no: number } {
  const yes = [...ballots.values()].filter((ballot) => ballot === 'yes').length;
  return { yes, no: ballots.size - yes };
}

/** A vote as one person may read it: who voted how nobody reads, but each seat of itself; how it stands players read when it is closed. */
export function voteAsTold(vote: Vote, { seenBy, player }: VoteReader, seats: number): VoteDocument {
  const { number, about, reason, openedAt, closedAt, ballots } = vote;
  return {
    ...{ number, about, reason, openedAt, closedAt, seats },
    cast: ballots.size,
    tally: seenBy === 'administrator' || closedAt !== null ? tallyOf(vote) : null,
    own: player === null ? null : (ballots.get(player) ?? null),
  };
}
