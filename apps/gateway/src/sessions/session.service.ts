import { Injectable } from '@nestjs/common';
import {
  endSessions,
  listSessions,
  renewSession,
  type SessionDocument,
  signIn,
  signOut,
  type TokensDocument,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { asTold, type SignedIn } from './signed-in.js';

/** Begins, renews and ends sessions; people does it. */
@Injectable()
export class SessionService {
  constructor(private readonly requests: RequestClient) {}

  signIn(account: string, password: string, client: Client): Promise<TokensDocument> {
    return this.requests.request(signIn, { account, password, client });
  }

  renew(refreshToken: string, client: Client): Promise<TokensDocument> {
    return this.requests.request(renewSession, { refreshToken, client });
  }

  async signOut(me: SignedIn): Promise<void> {
    await this.requests.request(signOut, { me: asTold(me) });
  }

  /** The sessions of who asks that are not over, last used first. */
  async list(me: SignedIn): Promise<SessionDocument[]> {
    return (await this.requests.request(listSessions, { me: asTold(me) })).sessions;
  }

  /** Ends one of one's own sessions. */
  async end(me: SignedIn, session: string, client: Client): Promise<void> {
    await this.requests.request(endSessions, { me: asTold(me), session, client });
  }

  /** Ends every session of one's own but this one. */
  async endOthers(me: SignedIn, client: Client): Promise<void> {
    await this.requests.request(endSessions, { me: asTold(me), client });
  }
}
