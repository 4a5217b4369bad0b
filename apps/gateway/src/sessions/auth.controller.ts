import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Anyone, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { MeView } from '../accounts/account.dto.js';
import { MembershipRepository } from '../campaigns/membership.repository.js';
import { CountsAsSignIn } from '../http/rate-limit.guard.js';
import { ChangePasswordBody, RenewBody, SignInBody, TokensView } from './auth.dto.js';
import { type SignedIn, SessionService } from './session.service.js';

/** Signing in and out. */
@ApiTags('sessions')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly sessions: SessionService,
    private readonly memberships: MembershipRepository,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Sign in with name and password' })
  @ApiOkResponse({ type: TokensView })
  login(@Body() { account, password }: SignInBody): Promise<TokensView> {
    return this.sessions.signIn(account, password);
  }

  @Post('refresh')
  @HttpCode(200)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Renew a session; a refresh token that comes twice ends it' })
  @ApiOkResponse({ type: TokensView })
  refresh(@Body() { refreshToken }: RenewBody): Promise<TokensView> {
    return this.sessions.renew(refreshToken);
  }

  @Post('logout')
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({ summary: 'End this session; all its tokens are worth nothing from now on' })
  @ApiNoContentResponse()
  async logout(@Me() me: SignedIn): Promise<void> {
    await this.sessions.signOut(me);
  }

  @Post('password')
  @HttpCode(204)
  @SignedInOnly()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Change the password; every other session of the account ends' })
  @ApiNoContentResponse()
  async password(@Me() me: SignedIn, @Body() { present, next }: ChangePasswordBody): Promise<void> {
    await this.sessions.changePassword(me, present, next);
  }

  @Get('me')
  @SignedInOnly()
  @ApiOperation({ summary: 'Who is signed in, and his places in campaigns' })
  @ApiOkResponse({ type: MeView })
  async me(@Me() { account }: SignedIn): Promise<MeView> {
    const campaigns = await this.memberships.ofAccount(account.id);
    return { account: account.name, operator: account.operator, campaigns };
  }
}
