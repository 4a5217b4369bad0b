import { Delete, Get, Post, Req, Res } from '@nestjs/common';
import { endSessions, listSessions, renewSession, signIn, signOut } from '@vedette/contracts';
import {
  AsMutation,
  AsQuery,
  BothDoors,
  CountsAsSignIn,
  credentialOf,
  From,
  IdParam,
  SentApart,
  Serves,
  Which,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import type { Request, Response } from 'express';
import { Anyone, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { RenewBody, SignInBody, TokensView } from '../accounts/auth.dto.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';
import { letGo } from './browser-cookie.js';
import { SessionView } from './session.views.js';

/** Signing in and out; people does it. */
@BothDoors('auth', 'sessions')
export class AuthController {
  constructor(private readonly requests: RequestClient) {}

  @Post('login')
  @Serves(200, TokensView, 'Sign in with name and password')
  @AsMutation('signIn')
  @Anyone()
  @CountsAsSignIn()
  login(@SentApart(SignInBody) body: SignInBody, @From() client: Client): Promise<TokensView> {
    return this.requests.request(signIn, { ...body, client });
  }

  @Post('refresh')
  @Serves(200, TokensView, 'Renew a session; a refresh token that comes twice ends it')
  @AsMutation('renewSession')
  @Anyone()
  @CountsAsSignIn()
  refresh(@SentApart(RenewBody) { refreshToken }: RenewBody, @From() client: Client): Promise<TokensView> {
    return this.requests.request(renewSession, { refreshToken, client });
  }

  @Post('logout')
  @Serves(204, null, 'End this session; all its tokens are worth nothing from now on')
  @AsMutation('signOut')
  @SignedInOnly()
  async logout(
    @Me() me: SignedIn,
    @Req() request?: Request,
    @Res({ passthrough: true }) response?: Response,
  ): Promise<void> {
    await this.requests.request(signOut, { me: asTold(me) });
    if (request && response && credentialOf(request)?.kind === 'cookie') letGo(response);
  }

  @Get('sessions')
  @Serves(200, [SessionView], 'Your sessions that are not over, last used first')
  @AsQuery('sessions')
  @SignedInOnly()
  async list(@Me() me: SignedIn): Promise<SessionView[]> {
    return (await this.requests.request(listSessions, { me: asTold(me) })).sessions;
  }

  @Delete('sessions')
  @Serves(204, null, 'End every session of yours but this one')
  @AsMutation('endOtherSessions')
  @SignedInOnly()
  async endOthers(@Me() me: SignedIn, @From() client: Client): Promise<void> {
    await this.requests.request(endSessions, { me: asTold(me), client });
  }

  @Delete('sessions/:session')
  @Serves(204, null, 'End one of your sessions')
  @AsMutation('endSession')
  @SignedInOnly()
  async end(
    @Me() me: SignedIn,
    @Which('session', IdParam, 'id') session: string,
    @From() client: Client,
  ): Promise<void> {
    await this.requests.request(endSessions, { me: asTold(me), session, client });
  }
}
