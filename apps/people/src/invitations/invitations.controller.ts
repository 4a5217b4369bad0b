import { Controller } from '@nestjs/common';
import {
  type AcceptedPlace,
  acceptInvitation,
  type AnswerOf,
  describeInvitation,
  type InvitationMade,
  type InvitationOffer,
  listInvitations,
  makeInvitation,
  type QuestionOf,
  revokeInvitation,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { InvitationService } from './invitation.service.js';

/** Invitations to places in campaigns. */
@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationService) {}

  @Answers(listInvitations)
  async list({ campaign }: QuestionOf<typeof listInvitations>): Promise<AnswerOf<typeof listInvitations>> {
    return { invitations: await this.invitations.list(campaign) };
  }

  @Answers(makeInvitation)
  make({ campaign, me, ...offer }: QuestionOf<typeof makeInvitation>): Promise<InvitationMade> {
    return this.invitations.make(campaign, offer, me);
  }

  @Answers(revokeInvitation)
  async revoke({
    campaign,
    invitation,
    me,
  }: QuestionOf<typeof revokeInvitation>): Promise<AnswerOf<typeof revokeInvitation>> {
    await this.invitations.revoke(campaign, invitation, me);
    return {};
  }

  @Answers(describeInvitation)
  describe({ code }: QuestionOf<typeof describeInvitation>): Promise<InvitationOffer> {
    return this.invitations.describe(code);
  }

  @Answers(acceptInvitation)
  accept({ code, me, client }: QuestionOf<typeof acceptInvitation>): Promise<AcceptedPlace> {
    return this.invitations.accept(code, me, client);
  }
}
