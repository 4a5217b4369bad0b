import { Delete, Get, Post } from '@nestjs/common';
import {
  askToJoin,
  listSeeking,
  type OwnJoinRequest,
  ownJoinRequests,
  type SeekingCampaign,
  withdrawJoinRequest,
} from '@vedette/contracts';
import { AsMutation, AsQuery, BothDoors, IdParam, Sent, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';
import { AskToJoinBody, OwnJoinRequestView, SeekingCampaignView } from './seeking.dto.js';

/** Campaigns that seek players, for who looks for one; people knows them, and how often somebody may ask. */
@BothDoors('', 'members')
export class SeekingController {
  constructor(private readonly requests: RequestClient) {}

  @Get('seeking')
  @Serves(
    200,
    [SeekingCampaignView],
    'Campaigns that seek players, with their free seats; nothing of how they go',
  )
  @AsQuery('seekingCampaigns')
  @SignedInOnly()
  async list(): Promise<SeekingCampaign[]> {
    return (await this.requests.request(listSeeking, {})).campaigns;
  }

  @Post('seeking/:sought/requests')
  @Serves(201, OwnJoinRequestView, 'Ask for a free seat of a campaign that seeks players')
  @AsMutation('askToJoin')
  @SignedInOnly()
  ask(
    @Which('sought', undefined, 'campaign') campaign: string,
    @Sent('asking') { player, words }: AskToJoinBody,
    @Me() me: SignedIn,
  ): Promise<OwnJoinRequest> {
    return this.requests.request(askToJoin, { campaign, player, words, me: asTold(me) });
  }

  @Get('join-requests')
  @Serves(200, [OwnJoinRequestView], 'What you have asked for, and what you were answered, newest first')
  @AsQuery('ownJoinRequests')
  @SignedInOnly()
  async own(@Me() me: SignedIn): Promise<OwnJoinRequest[]> {
    return (await this.requests.request(ownJoinRequests, { me: asTold(me) })).requests;
  }

  @Delete('join-requests/:request')
  @Serves(204, null, 'Take a request back that is not answered yet')
  @AsMutation('withdrawJoinRequest')
  @SignedInOnly()
  async withdraw(@Which('request', IdParam, 'id') request: string, @Me() me: SignedIn): Promise<void> {
    await this.requests.request(withdrawJoinRequest, { request, me: asTold(me) });
  }
}
