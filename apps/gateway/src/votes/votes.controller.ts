import { Get, Post, Put } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import {
  AdministrationReason,
  BALLOTS,
  castVote,
  closeVote,
  listVotes,
  openVote,
  VOTE_SUBJECTS,
  VoteDocument,
  VoteNumber,
} from '@vedette/contracts';
import {
  Asked,
  AsMutation,
  AsQuery,
  bodyOf,
  BothDoors,
  questionOf,
  SentApart,
  Serves,
  viewsOf,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { EVERYBODY, InCampaign, PLAYS } from '../access/access.js';
import { ByUmpire, FromSeat, Place, type Seat, type Umpire } from '../access/caller.js';
import { sightOf } from '../access/sight.js';
import type { Standing } from '../access/standing.js';

/** What is asked of those who play, and why. */
export const OpenVoteBody = bodyOf(
  'OpenVote',
  Type.Object({
    about: oneOf(VOTE_SUBJECTS, 'pause: stop the clock; end: end the campaign'),
    reason: Type.Unsafe<string>({ ...AdministrationReason, description: 'why; everybody reads it' }),
  }),
);
export type OpenVoteBody = InstanceType<typeof OpenVoteBody>;

/** How a seat votes. */
export const BallotBody = bodyOf('CastBallot', Type.Object({ ballot: oneOf(BALLOTS) }), {
  component: 'BallotBody',
});
export type BallotBody = InstanceType<typeof BallotBody>;

/** Which vote. */
export const VoteQuestion = questionOf(Type.Object({ number: VoteNumber }));
export type VoteQuestion = InstanceType<typeof VoteQuestion>;

/** A vote as one person reads it. */
export const VoteView = viewsOf('Vote', VoteDocument);

/** Votes to stop the clock or to end the campaign; what comes of one is for its administrators to do. */
@BothDoors('campaigns/:id/votes', 'campaigns')
export class VotesController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(
    200,
    [VoteView],
    'The votes of the campaign, newest first; how each seat voted nobody reads but itself',
  )
  @AsQuery('votes')
  @InCampaign(...EVERYBODY)
  async list(@Place() standing: Standing): Promise<VoteDocument[]> {
    const asked = { campaign: standing.campaign, ...sightOf(standing) };
    return (await this.requests.request(listVotes, asked)).votes;
  }

  @Post()
  @Serves(201, VoteView, 'Ask everybody who plays whether the clock shall be stopped, or the campaign end')
  @AsMutation('openVote')
  @InCampaign('administrator')
  open(
    @ByUmpire() umpire: Umpire,
    @SentApart(OpenVoteBody) { about, reason }: OpenVoteBody,
  ): Promise<VoteDocument> {
    return this.requests.request(openVote, { ...umpire, about, reason });
  }

  @Put(':number/ballot')
  @Serves(200, VoteView, 'Vote from your seat, once')
  @AsMutation('castVote')
  @InCampaign(...PLAYS)
  cast(
    @FromSeat() seat: Seat,
    @Asked(VoteQuestion) { number }: VoteQuestion,
    @SentApart(BallotBody) { ballot }: BallotBody,
  ): Promise<VoteDocument> {
    return this.requests.request(castVote, { ...seat, number, ballot });
  }

  @Post(':number/close')
  @Serves(200, VoteView, 'Close a vote; everybody is told how it came out, and nothing else is done')
  @AsMutation('closeVote')
  @InCampaign('administrator')
  close(@ByUmpire() umpire: Umpire, @Asked(VoteQuestion) { number }: VoteQuestion): Promise<VoteDocument> {
    return this.requests.request(closeVote, { ...umpire, number });
  }
}
