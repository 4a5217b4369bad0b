import { Injectable } from '@nestjs/common';
import {
  listTokens,
  makeToken,
  type PersonalTokenDocument,
  type PersonalTokenMade,
  revokeToken,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { asTold, type SignedIn } from '../sessions/signed-in.js';
import type { NewTokenBody } from './token.dto.js';

/** Personal access tokens; people makes and keeps them. */
@Injectable()
export class TokenService {
  constructor(private readonly requests: RequestClient) {}

  async list(me: SignedIn): Promise<PersonalTokenDocument[]> {
    return (await this.requests.request(listTokens, { me: asTold(me) })).tokens;
  }

  /** Makes a token, which is told this once. */
  make(me: SignedIn, { name, scopes, days }: NewTokenBody, client: Client): Promise<PersonalTokenMade> {
    return this.requests.request(makeToken, { me: asTold(me), name, scopes, days, client });
  }

  async revoke(me: SignedIn, token: string, client: Client): Promise<void> {
    await this.requests.request(revokeToken, { me: asTold(me), token, client });
  }
}
