import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Anyone, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { IdParam } from '../http/params.js';
import { CountsAsSignIn } from '../http/sign-in-attempts.js';
import { RenewBody, SignInBody, TokensView } from './auth.dto.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import { SessionService } from './session.service.js';
import type { SignedIn } from './signed-in.js';
import { SessionView } from './session.views.js';

/** Signing in and out. */
@ApiTags('sessions')
@Controller('auth')
export class AuthController {
  constructor(private readonly sessions: SessionService) {}

  @Post('login')
  @HttpCode(200)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Sign in with name and password' })
  @ApiOkResponse({ type: TokensView })
  login(@Body() { account, password }: SignInBody, @From() client: Client): Promise<TokensView> {
    return this.sessions.signIn(account, password, client);
  }

  @Post('refresh')
  @HttpCode(200)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Renew a session; a refresh token that comes twice ends it' })
  @ApiOkResponse({ type: TokensView })
  refresh(@Body() { refreshToken }: RenewBody, @From() client: Client): Promise<TokensView> {
    return this.sessions.renew(refreshToken, client);
  }

  @Post('logout')
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({ summary: 'End this session; all its tokens are worth nothing from now on' })
  @ApiNoContentResponse()
  async logout(@Me() me: SignedIn): Promise<void> {
    await this.sessions.signOut(me);
  }

  @Get('sessions')
  @SignedInOnly()
  @ApiOperation({ summary: 'Your sessions that are not over, last used first' })
  @ApiOkResponse({ type: [SessionView] })
  list(@Me() me: SignedIn): Promise<SessionView[]> {
    return this.sessions.list(me);
  }

  @Delete('sessions')
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({ summary: 'End every session of yours but this one' })
  @ApiNoContentResponse()
  endOthers(@Me() me: SignedIn, @From() client: Client): Promise<void> {
    return this.sessions.endOthers(me, client);
  }

  @Delete('sessions/:session')
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({ summary: 'End one of your sessions' })
  @ApiNoContentResponse()
  end(@Me() me: SignedIn, @Param('session', IdParam) session: string, @From() client: Client): Promise<void> {
    return this.sessions.end(me, session, client);
  }
}
