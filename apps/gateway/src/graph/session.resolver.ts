import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { TokensDocument } from '@vedette/contracts';
import { Anyone, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { MeView } from '../accounts/account.dto.js';
import { OwnAccountService } from '../accounts/own-account.service.js';
import { IdParam } from '../http/params.js';
import { CountsAsSignIn } from '../http/sign-in-attempts.js';
import { ChangePasswordBody, TokensView } from '../sessions/auth.dto.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import { SessionService } from '../sessions/session.service.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { SessionView } from '../sessions/session.views.js';

/** Signing in and out. */
@Resolver()
export class SessionResolver {
  constructor(
    private readonly sessionService: SessionService,
    private readonly own: OwnAccountService,
  ) {}

  @Query(() => MeView, { description: 'Who is signed in' })
  @SignedInOnly()
  me(@Me() me: SignedIn): Promise<MeView> {
    return this.own.describe(me);
  }

  @Query(() => [SessionView], { description: 'Your sessions that are not over, last used first' })
  @SignedInOnly()
  sessions(@Me() me: SignedIn): Promise<SessionView[]> {
    return this.sessionService.list(me);
  }

  @Mutation(() => TokensView, { description: 'Sign in with name and password' })
  @Anyone()
  @CountsAsSignIn()
  signIn(
    @Args('account') account: string,
    @Args('password') password: string,
    @From() client: Client,
  ): Promise<TokensDocument> {
    return this.sessionService.signIn(account.slice(0, 60), password.slice(0, 300), client);
  }

  @Mutation(() => TokensView, { description: 'Renew a session; a refresh token that comes twice ends it' })
  @Anyone()
  @CountsAsSignIn()
  renewSession(@Args('refreshToken') refreshToken: string, @From() client: Client): Promise<TokensDocument> {
    return this.sessionService.renew(refreshToken, client);
  }

  @Mutation(() => Boolean, { description: 'End this session' })
  @SignedInOnly()
  async signOut(@Me() me: SignedIn): Promise<boolean> {
    await this.sessionService.signOut(me);
    return true;
  }

  @Mutation(() => Boolean, { description: 'End one of your sessions' })
  @SignedInOnly()
  async endSession(
    @Args('id', new IdParam()) id: string,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<boolean> {
    await this.sessionService.end(me, id, client);
    return true;
  }

  @Mutation(() => Boolean, { description: 'End every session of yours but this one' })
  @SignedInOnly()
  async endOtherSessions(@Me() me: SignedIn, @From() client: Client): Promise<boolean> {
    await this.sessionService.endOthers(me, client);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Change the password; every other session of the account ends' })
  @SignedInOnly()
  @CountsAsSignIn()
  async changePassword(
    @Me() me: SignedIn,
    @Args('passwords') { present, next }: ChangePasswordBody,
    @From() client: Client,
  ): Promise<boolean> {
    await this.own.changePassword(me, present, next, client);
    return true;
  }
}
