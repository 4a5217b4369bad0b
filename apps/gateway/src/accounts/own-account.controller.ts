import { Get, Post, Put } from '@nestjs/common';
import {
  accountHistory,
  changeEmail,
  changePassword,
  describeOwnAccount,
  forgotPassword,
  registerAccount,
  resetPassword,
  verifyEmail,
} from '@vedette/contracts';
import {
  Asked,
  AsMutation,
  AsQuery,
  BothDoors,
  CountsAsSignIn,
  From,
  Sent,
  SentApart,
  Serves,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { Anyone, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { LivePeople } from '../callers/live-people.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';
import {
  AccountEventView,
  CodeBody,
  EmailBody,
  ForgottenBody,
  HistoryOfAccountQuestion,
  MeView,
  RegisterBody,
  ResetBody,
} from './account.dto.js';
import { ChangePasswordBody, TokensView } from './auth.dto.js';

/** An account in the hands of its owner; people keeps it. */
@BothDoors('auth', 'own account')
export class OwnAccountController {
  constructor(
    private readonly requests: RequestClient,
    private readonly people: LivePeople,
  ) {}

  @Post('register')
  @Serves(201, TokensView, 'Make an account of your own, take the place of an invitation, and sign in')
  @AsMutation()
  @Anyone()
  @CountsAsSignIn()
  register(@Sent('registration') body: RegisterBody, @From() client: Client): Promise<TokensView> {
    return this.requests.request(registerAccount, { ...body, client });
  }

  @Get('me')
  @Serves(200, MeView, 'Who is signed in, and his places in campaigns')
  @AsQuery()
  @SignedInOnly()
  async me(@Me() me: SignedIn): Promise<MeView> {
    const [{ email }, live] = await Promise.all([
      this.requests.request(describeOwnAccount, { me: asTold(me) }),
      this.people.stillLive(me),
    ]);
    const { name, operator } = me.account;
    return { account: name, operator, email, campaigns: [...(live?.places ?? [])] };
  }

  @Post('password')
  @Serves(204, null, 'Change the password; every other session of the account ends')
  @AsMutation('changePassword')
  @SignedInOnly()
  @CountsAsSignIn()
  async password(
    @Me() me: SignedIn,
    @Sent('passwords') passwords: ChangePasswordBody,
    @From() client: Client,
  ): Promise<void> {
    await this.requests.request(changePassword, { me: asTold(me), ...passwords, client });
  }

  @Post('password/forgotten')
  @Serves(
    202,
    null,
    'Have a code mailed that sets a new password; the answer is the same for every name',
    'if there is such an account with a mail address, a code is on its way',
  )
  @AsMutation('forgotPassword')
  @Anyone()
  async forgotten(
    @SentApart(ForgottenBody) { account }: ForgottenBody,
    @From() client: Client,
  ): Promise<void> {
    await this.requests.request(forgotPassword, { account, client });
  }

  @Post('password/reset')
  @Serves(204, null, 'Set a new password with a code; every session of the account ends')
  @AsMutation('resetPassword')
  @Anyone()
  @CountsAsSignIn()
  async reset(@Sent('reset') reset: ResetBody, @From() client: Client): Promise<void> {
    await this.requests.request(resetPassword, { ...reset, client });
  }

  @Put('email')
  @Serves(
    202,
    null,
    'Have a code sent to a mail address, which counts once the code comes back; null for none',
    'a code is on its way, or the address is forgotten',
  )
  @AsMutation('changeEmail')
  @SignedInOnly()
  @CountsAsSignIn()
  async email(@Me() me: SignedIn, @Sent('change') change: EmailBody, @From() client: Client): Promise<void> {
    await this.requests.request(changeEmail, { me: asTold(me), ...change, client });
  }

  @Post('email/verify')
  @Serves(204, null, 'Prove a mail address with the code that was sent to it')
  @AsMutation('verifyEmail')
  @Anyone()
  @CountsAsSignIn()
  async verify(@SentApart(CodeBody) { code }: CodeBody, @From() client: Client): Promise<void> {
    await this.requests.request(verifyEmail, { code, client });
  }

  @Get('history')
  @Serves(200, [AccountEventView], 'What happened to your account, newest first, a hundred at a time')
  @AsQuery('accountHistory')
  @SignedInOnly()
  async history(
    @Me() me: SignedIn,
    @Asked(HistoryOfAccountQuestion) { before }: HistoryOfAccountQuestion,
  ): Promise<AccountEventView[]> {
    return (await this.requests.request(accountHistory, { me: asTold(me), before })).events;
  }
}
