import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConflictError } from '@vedette/platform';
import { OperatorOnly } from '../access/access.js';
import { AccountView, NewAccountBody } from './account.dto.js';
import { AccountRepository } from './account.repository.js';
import { Passwords } from './passwords.js';

/** Accounts, for those who run the installation. */
@ApiTags('accounts')
@Controller('accounts')
export class AccountsController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
  ) {}

  @Get()
  @OperatorOnly()
  @ApiOperation({ summary: 'Every account' })
  @ApiOkResponse({ type: [AccountView] })
  async list(): Promise<AccountView[]> {
    return (await this.accounts.all()).map(({ name, operator }) => ({ account: name, operator }));
  }

  @Post()
  @OperatorOnly()
  @ApiOperation({ summary: 'Make an account' })
  @ApiCreatedResponse({ type: AccountView })
  async create(@Body() { account, password, operator = false }: NewAccountBody): Promise<AccountView> {
    const passwordHash = await this.passwords.hash(password);
    if (!(await this.accounts.add({ name: account, passwordHash, operator })))
      throw new ConflictError('account-exists', `There is an account ${account} already.`, {
        field: '/account',
      });
    return { account, operator };
  }
}
