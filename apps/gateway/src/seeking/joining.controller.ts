import { Delete, Get, Post, Put } from '@nestjs/common';
import {
  acceptJoinRequest,
  declineJoinRequest,
  describeSeeking,
  type JoinRequestDocument,
  listJoinRequests,
  type MemberDocument,
  type SeekingDocument,
  seekPlayers,
} from '@vedette/contracts';
import { AsMutation, AsQuery, BothDoors, From, IdParam, Sent, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { InCampaign } from '../access/access.js';
import { ByUmpire, Me, type Umpire } from '../access/caller.js';
import { MemberView } from '../accounts/account.dto.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';
import { AcceptJoinBody, DeclineJoinBody, JoinRequestView, SeekingBody, SeekingView } from './seeking.dto.js';

/** Having a campaign seek players, and answering who asks; people does it and tells the asker. */
@BothDoors('campaigns/:id', 'members')
export class JoiningController {
  constructor(private readonly requests: RequestClient) {}

  @Get('seeking')
  @Serves(200, SeekingView, 'Whether the campaign seeks players, and what it says of itself')
  @AsQuery('seeking')
  @InCampaign('administrator')
  describe(@ByUmpire() { campaign }: Umpire): Promise<SeekingDocument> {
    return this.requests.request(describeSeeking, { campaign });
  }

  @Put('seeking')
  @Serves(
    200,
    SeekingView,
    'Have the campaign seek players: everybody who is signed in reads its title, books, theatre and turn, your words and the free seats',
  )
  @AsMutation('seekPlayers')
  @InCampaign('administrator')
  seek(
    @ByUmpire() { campaign }: Umpire,
    @Sent('wishes') wishes: SeekingBody,
    @Me() me: SignedIn,
  ): Promise<SeekingDocument> {
    // Over GraphQL what is left out may come as null.
    const seats = wishes.seats.map(({ player, words }) => ({ player, ...(words ? { words } : {}) }));
    const { words } = wishes;
    return this.requests.request(seekPlayers, { campaign, wishes: { words, seats }, me: asTold(me) });
  }

  @Delete('seeking')
  @Serves(204, null, 'Have the campaign seek players no more; who has asked still waits for an answer')
  @AsMutation('seekNoMore')
  @InCampaign('administrator')
  async seekNoMore(@ByUmpire() { campaign }: Umpire, @Me() me: SignedIn): Promise<void> {
    await this.requests.request(seekPlayers, { campaign, me: asTold(me) });
  }

  @Get('join-requests')
  @Serves(200, [JoinRequestView], 'Who asks for a seat of the campaign, the open requests first')
  @AsQuery('joinRequests')
  @InCampaign('administrator')
  async list(@ByUmpire() { campaign }: Umpire): Promise<JoinRequestDocument[]> {
    return (await this.requests.request(listJoinRequests, { campaign })).requests;
  }

  @Post('join-requests/:request/accept')
  @Serves(200, MemberView, 'Give an asker the seat he asked for, or another; he is told')
  @AsMutation('acceptJoinRequest')
  @InCampaign('administrator')
  accept(
    @ByUmpire() { campaign }: Umpire,
    @Which('request', IdParam, 'id') request: string,
    @Sent('answer') { player, words }: AcceptJoinBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<MemberDocument> {
    const answer = { campaign, request, player: player ?? undefined, words: words ?? undefined };
    return this.requests.request(acceptJoinRequest, { ...answer, me: asTold(me), client });
  }

  @Post('join-requests/:request/decline')
  @Serves(200, JoinRequestView, 'Tell an asker that he does not get a seat')
  @AsMutation('declineJoinRequest')
  @InCampaign('administrator')
  decline(
    @ByUmpire() { campaign }: Umpire,
    @Which('request', IdParam, 'id') request: string,
    @Sent('answer') { words }: DeclineJoinBody,
    @Me() me: SignedIn,
  ): Promise<JoinRequestDocument> {
    const answer = { campaign, request, words: words ?? undefined };
    return this.requests.request(declineJoinRequest, { ...answer, me: asTold(me) });
  }
}
