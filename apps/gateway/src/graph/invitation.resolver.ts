import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Anyone, InCampaign, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import {
  AcceptedPlaceView,
  InvitationMadeView,
  InvitationOfferView,
  InvitationView,
  NewInvitationBody,
} from '../campaigns/invitation.dto.js';
import { InvitationService } from '../campaigns/invitation.service.js';
import { IdParam } from '../http/params.js';
import { CountsAsSignIn } from '../http/sign-in-attempts.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';

/** Invitations to places in campaigns. */
@Resolver()
export class InvitationResolver {
  constructor(private readonly service: InvitationService) {}

  @Query(() => [InvitationView], { description: 'The invitations to the campaign, newest first' })
  @InCampaign('administrator')
  invitations(@Args('campaign') campaign: string): Promise<InvitationView[]> {
    return this.service.list(campaign);
  }

  @Query(() => InvitationOfferView, { description: 'What a code invites to' })
  @Anyone()
  @CountsAsSignIn()
  invitation(@Args('code') code: string): Promise<InvitationOfferView> {
    return this.service.describe(code);
  }

  @Mutation(() => InvitationMadeView, { description: 'Offer a place; whoever brings the code first has it' })
  @InCampaign('administrator')
  invite(
    @Args('campaign') campaign: string,
    @Args('invitation') invitation: NewInvitationBody,
    @Me() me: SignedIn,
  ): Promise<InvitationMadeView> {
    return this.service.make(campaign, invitation, me);
  }

  @Mutation(() => Boolean, { description: 'Take an invitation back' })
  @InCampaign('administrator')
  async revokeInvitation(
    @Args('campaign') campaign: string,
    @Args('id', new IdParam()) id: string,
    @Me() me: SignedIn,
  ): Promise<boolean> {
    await this.service.revoke(campaign, id, me);
    return true;
  }

  @Mutation(() => AcceptedPlaceView, { description: 'Take the place with the account you are signed in to' })
  @SignedInOnly()
  @CountsAsSignIn()
  acceptInvitation(
    @Args('code') code: string,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<AcceptedPlaceView> {
    return this.service.accept(code, me, client);
  }
}
