import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OperatorOnly } from '../access/access.js';
import { AccountView, NewAccountBody } from './account.dto.js';
import { AccountService } from './account.service.js';

/** Accounts, for those who run the installation. */
@ApiTags('accounts')
@Controller('accounts')
export class AccountsController {
  constructor(private readonly accounts: AccountService) {}

  @Get()
  @OperatorOnly()
  @ApiOperation({ summary: 'Every account' })
  @ApiOkResponse({ type: [AccountView] })
  list(): Promise<AccountView[]> {
    return this.accounts.list();
  }

  @Post()
  @OperatorOnly()
  @ApiOperation({ summary: 'Make an account' })
  @ApiCreatedResponse({ type: AccountView })
  create(@Body() body: NewAccountBody): Promise<AccountView> {
    return this.accounts.create(body);
  }
}
