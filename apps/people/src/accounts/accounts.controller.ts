import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  copyAccount,
  eraseAccount,
  linkAccount,
  listAccounts,
  makeAccount,
  provisionAccounts,
  type QuestionOf,
  shutAccount,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { Campaigns } from '../memberships/campaigns.js';
import { PlaceNotes } from '../memberships/place-notes.js';
import { type GivenPlace, MembershipRepository } from '../memberships/membership.repository.js';
import { whoMayHold } from '../memberships/who-may-hold.js';
import { type Client, COMMAND_LINE } from '@vedette/people';
import { AccountRepository } from '../records/account.repository.js';
import { AccountService } from './account.service.js';
import { Leaving } from './leaving.js';
import { PasswordService } from './password.service.js';

/** Accounts, for those who run the installation: by a session of theirs, or by its own command line, which has none. */
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly memberships: MembershipRepository,
    private readonly campaigns: Campaigns,
    private readonly service: AccountService,
    private readonly passwords: PasswordService,
    private readonly notes: PlaceNotes,
    private readonly leaving: Leaving,
  ) {}

  @Answers(provisionAccounts)
  async provision(
    question: QuestionOf<typeof provisionAccounts>,
  ): Promise<AnswerOf<typeof provisionAccounts>> {
    const { accounts, campaign, members = [] } = question;
    await Promise.all(accounts.map((account) => this.service.put(account)));
    const document = campaign === undefined ? null : await this.campaigns.describe(campaign);
    const given: GivenPlace[] = [];
    for (const { account, role, player = null } of members) {
      const found = await this.accounts.byName(account);
      if (!found) throw new NotFoundError('account', account);
      if (!document) continue;
      const place = { campaign: document.id, role, player };
      given.push({ accountId: found.id, place, mayHold: whoMayHold(document, found, place) });
    }
    await this.memberships.putAll(given);
    for (const [i, { place }] of given.entries())
      await this.notes.note({
        ...place,
        act: 'given',
        account: members[i]!.account,
        by: COMMAND_LINE.network,
      });
    return { accounts: accounts.length, members: campaign === undefined ? 0 : members.length };
  }

  @Answers(listAccounts)
  async list(): Promise<AnswerOf<typeof listAccounts>> {
    return { accounts: await this.service.list() };
  }

  @Answers(makeAccount)
  async make(question: QuestionOf<typeof makeAccount>): Promise<AnswerOf<typeof makeAccount>> {
    const { account, operator, password, ...asked } = question;
    const { by, client } = askerOf(asked);
    await this.service.create({ account, operator, password }, by, client);
    return { account };
  }

  @Answers(shutAccount)
  async shut(question: QuestionOf<typeof shutAccount>): Promise<AnswerOf<typeof shutAccount>> {
    const { account, disabled, ...asked } = question;
    const { by, client } = askerOf(asked);
    await this.service.setDisabled(account, disabled, by, client);
    return { account };
  }

  @Answers(linkAccount)
  async link({ account, ...asked }: QuestionOf<typeof linkAccount>): Promise<AnswerOf<typeof linkAccount>> {
    const { by, client } = askerOf(asked);
    return this.passwords.link(account, by, client);
  }

  @Answers(copyAccount)
  copy({ account }: QuestionOf<typeof copyAccount>): Promise<AnswerOf<typeof copyAccount>> {
    return this.leaving.copy(account);
  }

  @Answers(eraseAccount)
  erase({ account }: QuestionOf<typeof eraseAccount>): Promise<AnswerOf<typeof eraseAccount>> {
    return this.leaving.erase(account);
  }
}

/** Who asks, and from where; the command line unless it is said. */
const askerOf = ({ by = COMMAND_LINE.network, client = COMMAND_LINE }: { by?: string; client?: Client }) => ({
  by,
  client,
});
