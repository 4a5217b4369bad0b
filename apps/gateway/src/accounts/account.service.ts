import { Injectable } from '@nestjs/common';
import { type AnswerOf, linkAccount, listAccounts, makeAccount, shutAccount } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import type { AccountEntryView, AccountView, NewAccountBody } from './account.dto.js';

/** Accounts, for those who run the installation; people keeps them. */
@Injectable()
export class AccountService {
  constructor(private readonly requests: RequestClient) {}

  async list(): Promise<AccountEntryView[]> {
    return (await this.requests.request(listAccounts, {})).accounts;
  }

  async create(
    { account, password, operator = false }: NewAccountBody,
    by: string,
    client: Client,
  ): Promise<AccountView> {
    await this.requests.request(makeAccount, { account, password, operator, by, client });
    return { account, operator };
  }

  /** Shuts an account, or opens it again. */
  async setDisabled(account: string, disabled: boolean, by: string, client: Client): Promise<void> {
    await this.requests.request(shutAccount, { account, disabled, by, client });
  }

  /** A code that sets a new password, to hand to the owner of an account. */
  link(account: string, by: string, client: Client): Promise<AnswerOf<typeof linkAccount>> {
    return this.requests.request(linkAccount, { account, by, client });
  }
}
