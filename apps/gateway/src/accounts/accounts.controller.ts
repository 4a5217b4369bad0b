import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { OperatorOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';
import { AccountEntryView, AccountView, NewAccountBody, ResetLinkView } from './account.dto.js';
import { AccountService } from './account.service.js';

/** Accounts, for those who run the installation. */
@ApiTags('accounts')
@Controller('accounts')
export class AccountsController {
  constructor(private readonly accounts: AccountService) {}

  @Get()
  @OperatorOnly()
  @ApiOperation({ summary: 'Every account' })
  @ApiOkResponse({ type: [AccountEntryView] })
  list(): Promise<AccountEntryView[]> {
    return this.accounts.list();
  }

  @Post()
  @OperatorOnly()
  @ApiOperation({ summary: 'Make an account' })
  @ApiCreatedResponse({ type: AccountView })
  create(
    @Body() body: NewAccountBody,
    @Me() { account }: SignedIn,
    @From() client: Client,
  ): Promise<AccountView> {
    return this.accounts.create(body, account.name, client);
  }

  @Post(':account/reset-link')
  @HttpCode(200)
  @OperatorOnly()
  @ApiOperation({ summary: 'A code that sets a new password, to hand to the owner of an account' })
  @ApiOkResponse({ type: ResetLinkView })
  resetLink(
    @Param('account') name: string,
    @Me() { account }: SignedIn,
    @From() client: Client,
  ): Promise<ResetLinkView> {
    return this.accounts.link(name, account.name, client);
  }

  @Post(':account/disable')
  @HttpCode(204)
  @OperatorOnly()
  @ApiOperation({ summary: 'Shut an account; its sessions end, its tokens are worth nothing' })
  @ApiNoContentResponse()
  disable(
    @Param('account') name: string,
    @Me() { account }: SignedIn,
    @From() client: Client,
  ): Promise<void> {
    return this.accounts.setDisabled(name, true, account.name, client);
  }

  @Post(':account/enable')
  @HttpCode(204)
  @OperatorOnly()
  @ApiOperation({ summary: 'Open an account that was shut' })
  @ApiNoContentResponse()
  enable(@Param('account') name: string, @Me() { account }: SignedIn, @From() client: Client): Promise<void> {
    return this.accounts.setDisabled(name, false, account.name, client);
  }
}
