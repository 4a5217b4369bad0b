import { Injectable } from '@nestjs/common';
import { ConflictError } from '@vedette/platform';
import type { AccountView, NewAccountBody } from './account.dto.js';
import { AccountRepository } from './account.repository.js';
import { Passwords } from './passwords.js';

/** Accounts, for those who run the installation. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
  ) {}

  async list(): Promise<AccountView[]> {
    return (await this.accounts.all()).map(({ name, operator }) => ({ account: name, operator }));
  }

  /** @throws ConflictError when the name is taken */
  async create({ account, password, operator = false }: NewAccountBody): Promise<AccountView> {
    const passwordHash = await this.passwords.hash(password);
    if (!(await this.accounts.add({ name: account, passwordHash, operator })))
      throw new ConflictError('account-exists', `There is an account ${account} already.`, {
        field: '/account',
      });
    return { account, operator };
  }
}
