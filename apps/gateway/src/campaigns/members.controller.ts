import { Delete, Get, Put } from '@nestjs/common';
import { giveSeat, listMembers, type MemberDocument, takeSeat } from '@vedette/contracts';
import { Asked, AsMutation, AsQuery, BothDoors, From, Sent, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { InCampaign } from '../access/access.js';
import { ByUmpire, Me, type Umpire } from '../access/caller.js';
import { MemberView, OneSeatQuestion, PlaceBody } from '../accounts/account.dto.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';

/** Who is what in a campaign; people knows. */
@BothDoors('campaigns/:id/members', 'members')
export class MembersController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(200, [MemberView], 'Everybody with a place in the campaign')
  @AsQuery('members')
  @InCampaign('administrator')
  async list(@ByUmpire() { campaign }: Umpire): Promise<MemberDocument[]> {
    return (await this.requests.request(listMembers, { campaign })).members;
  }

  @Put(':account')
  @Serves(
    200,
    MemberView,
    'Give an account a place beside those it has: another seat of its side, or another role in a seat',
  )
  @AsMutation('putMember')
  @InCampaign('administrator')
  put(
    @ByUmpire() { campaign }: Umpire,
    @Which('account') account: string,
    @Sent('place') { role, player = null }: PlaceBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<MemberDocument> {
    return this.requests.request(giveSeat, { campaign, account, role, player, me: asTold(me), client });
  }

  @Delete(':account')
  @Serves(204, null, 'Take an account one seat, or every place it has')
  @AsMutation('removeMember')
  @InCampaign('administrator')
  async remove(
    @ByUmpire() { campaign }: Umpire,
    @Which('account') account: string,
    @Me() me: SignedIn,
    @From() client: Client,
    @Asked(OneSeatQuestion) { player }: OneSeatQuestion,
  ): Promise<void> {
    await this.requests.request(takeSeat, { campaign, account, player, me: asTold(me), client });
  }
}
