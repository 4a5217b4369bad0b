import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { Anyone, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { OptionalEventParam } from '../http/params.js';
import { CountsAsSignIn } from '../http/sign-in-attempts.js';
import { ChangePasswordBody, TokensView } from '../sessions/auth.dto.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';
import {
  AccountEventView,
  CodeBody,
  EmailBody,
  ForgottenBody,
  MeView,
  RegisterBody,
  ResetBody,
} from './account.dto.js';
import { OwnAccountService } from './own-account.service.js';

/** An account in the hands of its owner. */
@ApiTags('own account')
@Controller('auth')
export class OwnAccountController {
  constructor(private readonly own: OwnAccountService) {}

  @Post('register')
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Make an account of your own, take the place of an invitation, and sign in' })
  @ApiCreatedResponse({ type: TokensView })
  register(@Body() body: RegisterBody, @From() client: Client): Promise<TokensView> {
    return this.own.register(body, client);
  }

  @Get('me')
  @SignedInOnly()
  @ApiOperation({ summary: 'Who is signed in, and his places in campaigns' })
  @ApiOkResponse({ type: MeView })
  me(@Me() me: SignedIn): Promise<MeView> {
    return this.own.describe(me);
  }

  @Post('password')
  @HttpCode(204)
  @SignedInOnly()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Change the password; every other session of the account ends' })
  @ApiNoContentResponse()
  password(
    @Me() me: SignedIn,
    @Body() { present, next }: ChangePasswordBody,
    @From() client: Client,
  ): Promise<void> {
    return this.own.changePassword(me, present, next, client);
  }

  @Post('password/forgotten')
  @HttpCode(202)
  @Anyone()
  @ApiOperation({
    summary: 'Have a code mailed that sets a new password; the answer is the same for every name',
  })
  @ApiAcceptedResponse({
    description: 'if there is such an account with a mail address, a code is on its way',
  })
  forgotten(@Body() { account }: ForgottenBody, @From() client: Client): Promise<void> {
    return this.own.forgotten(account, client);
  }

  @Post('password/reset')
  @HttpCode(204)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Set a new password with a code; every session of the account ends' })
  @ApiNoContentResponse()
  reset(@Body() { code, next }: ResetBody, @From() client: Client): Promise<void> {
    return this.own.resetPassword(code, next, client);
  }

  @Put('email')
  @HttpCode(202)
  @SignedInOnly()
  @CountsAsSignIn()
  @ApiOperation({
    summary: 'Have a code sent to a mail address, which counts once the code comes back; null for none',
  })
  @ApiAcceptedResponse({ description: 'a code is on its way, or the address is forgotten' })
  email(@Me() me: SignedIn, @Body() { email, password }: EmailBody, @From() client: Client): Promise<void> {
    return this.own.changeEmail(me, email, password, client);
  }

  @Post('email/verify')
  @HttpCode(204)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Prove a mail address with the code that was sent to it' })
  @ApiNoContentResponse()
  verify(@Body() { code }: CodeBody, @From() client: Client): Promise<void> {
    return this.own.verifyEmail(code, client);
  }

  @Get('history')
  @SignedInOnly()
  @ApiOperation({ summary: 'What happened to your account, newest first, a hundred at a time' })
  @ApiQuery({ name: 'before', required: false, description: 'id of the last event you have' })
  @ApiOkResponse({ type: [AccountEventView] })
  history(
    @Me() me: SignedIn,
    @Query('before', OptionalEventParam) before?: string,
  ): Promise<AccountEventView[]> {
    return this.own.history(me, before);
  }
}
