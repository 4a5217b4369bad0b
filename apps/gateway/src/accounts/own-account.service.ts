import { Injectable } from '@nestjs/common';
import {
  type AccountEventDocument,
  accountHistory,
  changeEmail,
  changePassword,
  describeOwnAccount,
  forgotPassword,
  registerAccount,
  resetPassword,
  type TokensDocument,
  verifyEmail,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { asTold, type Recognised, type SignedIn } from '../sessions/signed-in.js';
import { LivePeople } from '../sessions/live-people.js';
import type { MeView, RegisterBody } from './account.dto.js';

/** An account in the hands of its owner; people keeps it. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly requests: RequestClient,
    private readonly people: LivePeople,
  ) {}

  register({ account, password, invitation }: RegisterBody, client: Client): Promise<TokensDocument> {
    return this.requests.request(registerAccount, { account, password, invitation, client });
  }

  async describe(me: SignedIn): Promise<MeView> {
    const [{ email }, live] = await Promise.all([
      this.requests.request(describeOwnAccount, { me: asTold(me) }),
      this.people.stillLive(me),
    ]);
    const { name, operator } = me.account;
    return { account: name, operator, email, campaigns: [...placesOf(live)] };
  }

  /** What happened to the account, newest first, a hundred at a time. */
  async history(me: SignedIn, before?: string): Promise<AccountEventDocument[]> {
    return (await this.requests.request(accountHistory, { me: asTold(me), before })).events;
  }

  async changePassword(me: SignedIn, present: string, next: string, client: Client): Promise<void> {
    await this.requests.request(changePassword, { me: asTold(me), present, next, client });
  }

  async forgotten(account: string, client: Client): Promise<void> {
    await this.requests.request(forgotPassword, { account, client });
  }

  async resetPassword(code: string, next: string, client: Client): Promise<void> {
    await this.requests.request(resetPassword, { code, next, client });
  }

  async changeEmail(me: SignedIn, email: string | null, password: string, client: Client): Promise<void> {
    await this.requests.request(changeEmail, { me: asTold(me), email, password, client });
  }

  async verifyEmail(code: string, client: Client): Promise<void> {
    await this.requests.request(verifyEmail, { code, client });
  }
}

const placesOf = (live: Recognised | undefined): Recognised['places'] => live?.places ?? [];
