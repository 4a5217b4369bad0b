import { Get, Post } from '@nestjs/common';
import { linkAccount, listAccounts, makeAccount, shutAccount } from '@vedette/contracts';
import { AsMutation, AsQuery, BothDoors, From, Sent, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { OperatorOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import type { SignedIn } from '../callers/signed-in.js';
import { AccountEntryView, AccountView, NewAccountBody, ResetLinkView } from './account.dto.js';

/** Accounts, for those who run the installation; people keeps them. */
@BothDoors('accounts', 'accounts')
export class AccountsController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(200, [AccountEntryView], 'Every account')
  @AsQuery('accounts')
  @OperatorOnly()
  async list(): Promise<AccountEntryView[]> {
    return (await this.requests.request(listAccounts, {})).accounts;
  }

  @Post()
  @Serves(201, AccountView, 'Make an account')
  @AsMutation('createAccount')
  @OperatorOnly()
  async create(
    @Sent('account') { account, password, operator = false }: NewAccountBody,
    @Me() { account: { name: by } }: SignedIn,
    @From() client: Client,
  ): Promise<AccountView> {
    await this.requests.request(makeAccount, { account, password, operator, by, client });
    return { account, operator };
  }

  @Post(':account/reset-link')
  @Serves(200, ResetLinkView, 'A code that sets a new password, to hand to the owner of an account')
  @AsMutation('makeResetLink')
  @OperatorOnly()
  resetLink(
    @Which('account') account: string,
    @Me() { account: { name: by } }: SignedIn,
    @From() client: Client,
  ): Promise<ResetLinkView> {
    return this.requests.request(linkAccount, { account, by, client });
  }

  @Post(':account/disable')
  @Serves(204, null, 'Shut an account; its sessions end, its tokens are worth nothing')
  @AsMutation('disableAccount')
  @OperatorOnly()
  async disable(
    @Which('account') account: string,
    @Me() { account: { name: by } }: SignedIn,
    @From() client: Client,
  ): Promise<void> {
    await this.requests.request(shutAccount, { account, disabled: true, by, client });
  }

  @Post(':account/enable')
  @Serves(204, null, 'Open an account that was shut')
  @AsMutation('enableAccount')
  @OperatorOnly()
  async enable(
    @Which('account') account: string,
    @Me() { account: { name: by } }: SignedIn,
    @From() client: Client,
  ): Promise<void> {
    await this.requests.request(shutAccount, { account, disabled: false, by, client });
  }
}
