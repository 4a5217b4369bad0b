import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  linkAccount,
  listAccounts,
  makeAccount,
  provisionAccounts,
  type QuestionOf,
  shutAccount,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { CampaignService } from '../campaigns/campaign.service.js';
import { PlaceNotes } from '../campaigns/place-notes.js';
import { MembershipRepository } from '../campaigns/membership.repository.js';
import { whoMayHold } from '../campaigns/who-may-hold.js';
import { COMMAND_LINE } from '@vedette/people';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { PasswordService } from './password.service.js';

/** Accounts and places that the installation's own command line asks for; it has no session. */
@Controller()
export class ProvisionController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly memberships: MembershipRepository,
    private readonly campaigns: CampaignService,
    private readonly service: AccountService,
    private readonly passwords: PasswordService,
    private readonly notes: PlaceNotes,
  ) {}

  @Answers(provisionAccounts)
  async provision(
    question: QuestionOf<typeof provisionAccounts>,
  ): Promise<AnswerOf<typeof provisionAccounts>> {
    const { accounts, campaign, members = [] } = question;
    for (const account of accounts) await this.accounts.put(account);
    const document = campaign === undefined ? null : await this.campaigns.describe(campaign);
    for (const { account, role, player = null } of members) {
      const found = await this.accounts.byName(account);
      if (!found) throw new NotFoundError('account', account);
      if (!document) continue;
      const place = { campaign: document.id, role, player };
      await this.memberships.put(found.id, place, whoMayHold(document, found, place));
      await this.notes.note({ ...place, act: 'given', account, by: COMMAND_LINE.network });
    }
    return { accounts: accounts.length, members: campaign === undefined ? 0 : members.length };
  }

  @Answers(listAccounts)
  async list(): Promise<AnswerOf<typeof listAccounts>> {
    return { accounts: await this.service.list() };
  }

  @Answers(makeAccount)
  async make(question: QuestionOf<typeof makeAccount>): Promise<AnswerOf<typeof makeAccount>> {
    const { account, operator } = question;
    await this.service.create({ account, operator }, COMMAND_LINE.network, COMMAND_LINE);
    return { account };
  }

  @Answers(shutAccount)
  async shut(question: QuestionOf<typeof shutAccount>): Promise<AnswerOf<typeof shutAccount>> {
    const { account, disabled } = question;
    await this.service.setDisabled(account, disabled, COMMAND_LINE.network, COMMAND_LINE);
    return { account };
  }

  @Answers(linkAccount)
  async link(question: QuestionOf<typeof linkAccount>): Promise<AnswerOf<typeof linkAccount>> {
    const { account } = question;
    return { ...(await this.passwords.link(account, COMMAND_LINE.network)) };
  }
}
