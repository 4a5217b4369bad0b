import { Injectable } from '@nestjs/common';
import type { AccountEventDocument, SignedInDocument as SignedIn } from '@vedette/contracts';
import { AccountHistory } from '../records/account-history.js';
import { AccountRepository } from '../records/account.repository.js';

/** What an account may know of itself. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly events: AccountHistory,
  ) {}

  /** The verified mail address of who asks; null for none. */
  async emailOf({ account }: SignedIn): Promise<string | null> {
    return (await this.accounts.byId(account.id))?.email ?? null;
  }

  /** What happened to the account, newest first, a hundred at a time. */
  async history({ account }: SignedIn, before?: string): Promise<AccountEventDocument[]> {
    const events = await this.events.of(account.id, before);
    return events.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  }
}
