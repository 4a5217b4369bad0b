import { Injectable } from '@nestjs/common';
import { MembershipRepository } from '../campaigns/membership.repository.js';
import type { SignedIn } from '../sessions/signed-in.js';
import type { AccountEventView, MeView } from './account.dto.js';
import { AccountHistory } from './account-history.js';
import { AccountRepository } from './account.repository.js';

/** What an account may know of itself. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly memberships: MembershipRepository,
    private readonly events: AccountHistory,
  ) {}

  async describe({ account }: SignedIn): Promise<MeView> {
    const { id, name, operator } = account;
    const [campaigns, found] = await Promise.all([this.memberships.ofAccount(id), this.accounts.byId(id)]);
    return { account: name, operator, email: found?.email ?? null, campaigns };
  }

  /** What happened to the account, newest first, a hundred at a time. */
  async history({ account }: SignedIn, before?: string): Promise<AccountEventView[]> {
    const events = await this.events.of(account.id, before);
    return events.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  }
}
