import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  castVote,
  closeVote,
  listVotes,
  openVote,
  QuestionOf,
  VoteDocument,
} from '@vedette/contracts';
import { EventStore, type NewEvent, WrongExpectedVersionError } from '@vedette/event-store';
import { CampaignOverError, causeMeta, storedEvent, VoteCast, VoteClosed, VoteOpened } from '@vedette/ledger';
import { ConflictError, NotFoundError } from '@vedette/platform';
import { AnnounceCommand } from '../administration/announce.command.js';
import { Boards } from '../board/boards.js';
import { tallyOf, type Vote, voteAsTold, type VoteReader, votesIn } from './votes.js';

const TRIES = 25;
const ADMINISTRATOR: VoteReader = { seenBy: 'administrator', player: null };

const ASKED = { pause: 'shall the clock be stopped', end: 'shall the campaign end' } as const;

/** What is to be written of a vote. */
interface Decided {
  readonly number: number;
  readonly event: NewEvent;
}

/** Votes of those who play. A vote decides nothing: who administers the campaign does what he makes of it. */
@Injectable()
export class VoteCommands {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly announcing: AnnounceCommand,
  ) {}

  /** The votes as one person reads them, newest first. @throws CampaignNotFoundError */
  async list({ campaign, ...reader }: QuestionOf<typeof listVotes>): Promise<AnswerOf<typeof listVotes>> {
    const seats = await this.seatsOf(campaign);
    const votes = votesIn(await this.store.readStream(campaign, 'administration'));
    return { votes: votes.reverse().map((vote) => voteAsTold(vote, reader, seats.length)) };
  }

  /** Asks everybody who plays, and tells them. @throws ConflictError `vote-open` @throws CampaignOverError */
  async open({ campaign, about, reason, by }: QuestionOf<typeof openVote>): Promise<VoteDocument> {
    const { number: opened } = (await this.write(campaign, (votes) => {
      const open = votes.find(({ closedAt }) => closedAt === null);
      if (open) throw new ConflictError('vote-open', `Vote ${open.number} is open; close it first.`);
      const number = votes.length + 1;
      return { number, event: storedEvent(VoteOpened, { number, about, reason, by }) };
    }))!;
    const text = `A vote: ${ASKED[about]}? ${reason}`;
    await this.announcing.run({ campaign, text, to: 'everybody', by });
    return this.told(campaign, opened, ADMINISTRATOR);
  }

  /** Gives a seat's ballot, changes it or takes it back. @throws NotFoundError @throws ConflictError `vote-closed` @throws CampaignOverError */
  async cast({ campaign, number, player, ballot }: QuestionOf<typeof castVote>): Promise<VoteDocument> {
    const seats = await this.seatsOf(campaign);
    if (!seats.includes(player)) throw new NotFoundError('player', player);
    await this.write(campaign, (votes) => {
      const { ballots } = mustBeOpen(votes, number);
      // Said again it stays as it is.
      if ((ballots.get(player) ?? 'none') === ballot) return null;
      return { number, event: storedEvent(VoteCast, { number, player, ballot }) };
    });
    return this.told(campaign, number, { seenBy: 'player', player });
  }

  /** Closes a vote and tells everybody how it came out. @throws NotFoundError @throws ConflictError `vote-closed` @throws CampaignOverError */
  async close({ campaign, number, by }: QuestionOf<typeof closeVote>): Promise<VoteDocument> {
    const seats = await this.seatsOf(campaign);
    const outcome = { text: '' };
    await this.write(campaign, (votes) => {
      const vote = mustBeOpen(votes, number);
      const { yes, no } = tallyOf(vote);
      const silent = seats.length - yes - no;
      outcome.text = `The vote is closed: ${ASKED[vote.about]}? ${yes} for it, ${no} against it, ${silent} did not vote.`;
      return { number, event: storedEvent(VoteClosed, { number, about: vote.about, yes, no, by }) };
    });
    await this.announcing.run({ campaign, text: outcome.text, to: 'everybody', by });
    return this.told(campaign, number, ADMINISTRATOR);
  }

  private async told(campaign: string, number: number, reader: VoteReader): Promise<VoteDocument> {
    const { votes } = await this.list({ campaign, ...reader });
    return votes.find((vote) => vote.number === number)!;
  }

  private async seatsOf(campaign: string): Promise<string[]> {
    return (await this.boards.fresh(campaign)).opening.campaign.players.map(({ id }) => id);
  }

  /** Appends what `decide` makes of the votes, at the version it was decided by; nothing where there is nothing to say. */
  private async write(
    campaign: string,
    decide: (votes: readonly Vote[]) => Decided | null,
  ): Promise<Decided | null> {
    const { ended } = await this.boards.fresh(campaign);
    if (ended) throw new CampaignOverError(campaign, ended.turn);
    const commandId = randomUUID();
    for (let tries = 1; ; tries++) {
      const events = await this.store.readStream(campaign, 'administration');
      const decided = decide(votesIn(events));
      if (decided === null) return null;
      try {
        await this.store.append({
          ...{ campaign, stream: 'administration', commandId },
          expectedVersion: events.at(-1)?.version ?? 0,
          events: [decided.event],
          meta: causeMeta(),
        });
        return decided;
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      }
    }
  }
}

/** @throws NotFoundError @throws ConflictError `vote-closed` */
function mustBeOpen(votes: readonly Vote[], number: number): Vote {
  const vote = votes.find((one) => one.number === number);
  if (!vote) throw new NotFoundError('vote', String(number));
  if (vote.closedAt !== null) throw new ConflictError('vote-closed', `Vote ${number} is closed.`);
  return vote;
}
