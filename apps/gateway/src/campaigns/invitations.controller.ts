import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Anyone, InCampaign, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { CodeBody } from '../accounts/account.dto.js';
import { IdParam } from '../http/params.js';
import { CountsAsSignIn } from '../http/sign-in-attempts.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';
import {
  AcceptedPlaceView,
  InvitationMadeView,
  InvitationOfferView,
  InvitationView,
  NewInvitationBody,
} from './invitation.dto.js';
import { InvitationService } from './invitation.service.js';

/** Invitations to places in campaigns. Codes travel in bodies, never in addresses, which logs and traces keep. */
@ApiTags('members')
@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationService) {}

  @Get('campaigns/:id/invitations')
  @InCampaign('administrator')
  @ApiOperation({ summary: 'The invitations to the campaign, newest first' })
  @ApiOkResponse({ type: [InvitationView] })
  list(@Param('id') id: string): Promise<InvitationView[]> {
    return this.invitations.list(id);
  }

  @Post('campaigns/:id/invitations')
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Offer a place; whoever brings the code first has it' })
  @ApiCreatedResponse({ type: InvitationMadeView })
  make(
    @Param('id') id: string,
    @Body() body: NewInvitationBody,
    @Me() me: SignedIn,
  ): Promise<InvitationMadeView> {
    return this.invitations.make(id, body, me);
  }

  @Delete('campaigns/:id/invitations/:invitation')
  @HttpCode(204)
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Take an invitation back' })
  @ApiNoContentResponse()
  revoke(
    @Param('id') id: string,
    @Param('invitation', IdParam) invitation: string,
    @Me() me: SignedIn,
  ): Promise<void> {
    return this.invitations.revoke(id, invitation, me);
  }

  @Post('invitations/offer')
  @HttpCode(200)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'What a code invites to' })
  @ApiOkResponse({ type: InvitationOfferView })
  describe(@Body() { code }: CodeBody): Promise<InvitationOfferView> {
    return this.invitations.describe(code);
  }

  @Post('invitations/accept')
  @HttpCode(200)
  @SignedInOnly()
  @CountsAsSignIn()
  @ApiOperation({
    summary: 'Take the place with the account you are signed in to; without one: POST /auth/register',
  })
  @ApiOkResponse({ type: AcceptedPlaceView })
  accept(@Body() { code }: CodeBody, @Me() me: SignedIn, @From() client: Client): Promise<AcceptedPlaceView> {
    return this.invitations.accept(code, me, client);
  }
}
