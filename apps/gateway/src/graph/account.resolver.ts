import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { TokensDocument } from '@vedette/contracts';
import { Anyone, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { AccountEventView, EmailBody, RegisterBody, ResetBody } from '../accounts/account.dto.js';
import { OwnAccountService } from '../accounts/own-account.service.js';
import { OptionalEventParam } from '../http/params.js';
import { CountsAsSignIn } from '../http/sign-in-attempts.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';
import { TokensView } from '../sessions/auth.dto.js';

const BEFORE = { type: () => ID, nullable: true, description: 'the last event you have' };
const eventId = new OptionalEventParam();

/** An account in the hands of its owner. */
@Resolver()
export class AccountResolver {
  constructor(private readonly own: OwnAccountService) {}

  @Query(() => [AccountEventView], { description: 'What happened to your account, newest first' })
  @SignedInOnly()
  accountHistory(
    @Me() me: SignedIn,
    @Args('before', BEFORE) before?: string | null,
  ): Promise<AccountEventView[]> {
    return this.own.history(me, eventId.transform(before ?? undefined));
  }

  @Mutation(() => TokensView, {
    description: 'Make an account of your own, take the place of an invitation, and sign in',
  })
  @Anyone()
  @CountsAsSignIn()
  register(@Args('registration') body: RegisterBody, @From() client: Client): Promise<TokensDocument> {
    return this.own.register(body, client);
  }

  @Mutation(() => Boolean, {
    description: 'Have a code mailed that sets a new password; the answer is the same for every name',
  })
  @Anyone()
  async forgotPassword(@Args('account') account: string, @From() client: Client): Promise<boolean> {
    await this.own.forgotten(account.slice(0, 60), client);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Set a new password with a code; every session of the account ends',
  })
  @Anyone()
  @CountsAsSignIn()
  async resetPassword(@Args('reset') { code, next }: ResetBody, @From() client: Client): Promise<boolean> {
    await this.own.resetPassword(code, next, client);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Have a code sent to a mail address, which counts once the code comes back; null for none',
  })
  @SignedInOnly()
  @CountsAsSignIn()
  async changeEmail(
    @Args('change') { email, password }: EmailBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<boolean> {
    await this.own.changeEmail(me, email, password, client);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Prove a mail address with the code that was sent to it' })
  @Anyone()
  @CountsAsSignIn()
  async verifyEmail(@Args('code') code: string, @From() client: Client): Promise<boolean> {
    await this.own.verifyEmail(code, client);
    return true;
  }
}
