import { Delete, Get, Post } from '@nestjs/common';
import {
  acceptInvitation,
  describeInvitation,
  type InvitationDocument,
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from '@vedette/contracts';
import {
  AsMutation,
  AsQuery,
  BothDoors,
  CountsAsSignIn,
  From,
  IdParam,
  Sent,
  SentApart,
  Serves,
  Which,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { Anyone, InCampaign, SignedInOnly } from '../access/access.js';
import { ByUmpire, Me, type Umpire } from '../access/caller.js';
import { CodeBody } from '../accounts/account.dto.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';
import {
  AcceptedPlaceView,
  InvitationMadeView,
  InvitationOfferView,
  InvitationView,
  NewInvitationBody,
} from './invitation.dto.js';

/** Invitations to places in campaigns; people makes and keeps them. Codes travel in bodies, never in addresses, which logs and traces keep. */
@BothDoors('', 'members')
export class InvitationsController {
  constructor(private readonly requests: RequestClient) {}

  @Get('campaigns/:id/invitations')
  @Serves(200, [InvitationView], 'The invitations to the campaign, newest first')
  @AsQuery('invitations')
  @InCampaign('administrator')
  async list(@ByUmpire() { campaign }: Umpire): Promise<InvitationDocument[]> {
    return (await this.requests.request(listInvitations, { campaign })).invitations;
  }

  @Post('campaigns/:id/invitations')
  @Serves(201, InvitationMadeView, 'Offer a place; whoever brings the code first has it')
  @AsMutation('invite')
  @InCampaign('administrator')
  make(
    @ByUmpire() { campaign }: Umpire,
    @Sent('invitation') { player = null, ...body }: NewInvitationBody,
    @Me() me: SignedIn,
  ): Promise<InvitationMadeView> {
    return this.requests.request(makeInvitation, { campaign, player, ...body, me: asTold(me) });
  }

  @Delete('campaigns/:id/invitations/:invitation')
  @Serves(204, null, 'Take an invitation back')
  @AsMutation('revokeInvitation')
  @InCampaign('administrator')
  async revoke(
    @ByUmpire() { campaign }: Umpire,
    @Which('invitation', IdParam, 'id') invitation: string,
    @Me() me: SignedIn,
  ): Promise<void> {
    await this.requests.request(revokeInvitation, { campaign, invitation, me: asTold(me) });
  }

  @Post('invitations/offer')
  @Serves(200, InvitationOfferView, 'What a code invites to')
  @AsQuery('invitation')
  @Anyone()
  @CountsAsSignIn()
  describe(@SentApart(CodeBody) { code }: CodeBody): Promise<InvitationOfferView> {
    return this.requests.request(describeInvitation, { code });
  }

  @Post('invitations/accept')
  @Serves(
    200,
    AcceptedPlaceView,
    'Take the place with the account you are signed in to; without one: POST /auth/register',
  )
  @AsMutation('acceptInvitation')
  @SignedInOnly()
  @CountsAsSignIn()
  accept(
    @SentApart(CodeBody) { code }: CodeBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<AcceptedPlaceView> {
    return this.requests.request(acceptInvitation, { code, me: asTold(me), client });
  }
}
