import { Injectable } from '@nestjs/common';
import {
  type AcceptedPlace,
  acceptInvitation,
  describeInvitation,
  type InvitationDocument,
  type InvitationMade,
  type InvitationOffer,
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { asTold, type SignedIn } from '../sessions/signed-in.js';
import type { NewInvitationBody } from './invitation.dto.js';

/** Invitations to places in campaigns; people makes and keeps them. */
@Injectable()
export class InvitationService {
  constructor(private readonly requests: RequestClient) {}

  async list(campaign: string): Promise<InvitationDocument[]> {
    return (await this.requests.request(listInvitations, { campaign })).invitations;
  }

  make(
    campaign: string,
    { role, player = null, days, note }: NewInvitationBody,
    me: SignedIn,
  ): Promise<InvitationMade> {
    return this.requests.request(makeInvitation, { campaign, role, player, days, note, me: asTold(me) });
  }

  async revoke(campaign: string, invitation: string, me: SignedIn): Promise<void> {
    await this.requests.request(revokeInvitation, { campaign, invitation, me: asTold(me) });
  }

  /** What a code invites to. */
  describe(code: string): Promise<InvitationOffer> {
    return this.requests.request(describeInvitation, { code });
  }

  /** Takes the place with the account that is signed in. */
  accept(code: string, me: SignedIn, client: Client): Promise<AcceptedPlace> {
    return this.requests.request(acceptInvitation, { code, me: asTold(me), client });
  }
}
