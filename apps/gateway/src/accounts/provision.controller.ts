import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { faultLine, faultsOf } from '@vedette/campaign';
import { type AnswerOf, provisionAccounts, type QuestionOf } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { InvalidRequestError, NotFoundError } from '@vedette/platform';
import { MembershipRepository } from '../campaigns/membership.repository.js';
import { AccountRepository } from './account.repository.js';

/** Accounts and places that the installation's own command line hands over; it has no session. */
@Controller()
export class ProvisionController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  @Answers(provisionAccounts)
  async provision(@Payload() value: unknown): Promise<AnswerOf<typeof provisionAccounts>> {
    const [fault, ...more] = faultsOf(provisionAccounts.questionSchema, value);
    if (fault)
      throw new InvalidRequestError({
        code: 'question-malformed',
        field: fault.pointer,
        message: [fault, ...more].map(faultLine).join('; '),
      });
    const { accounts, campaign, members = [] } = value as QuestionOf<typeof provisionAccounts>;
    for (const account of accounts) await this.accounts.put(account);
    for (const { account, role, player = null } of members) {
      const found = await this.accounts.byName(account);
      if (!found) throw new NotFoundError('account', account);
      if (campaign !== undefined) await this.memberships.put(found.id, { campaign, role, player });
    }
    return { accounts: accounts.length, members: campaign === undefined ? 0 : members.length };
  }
}
