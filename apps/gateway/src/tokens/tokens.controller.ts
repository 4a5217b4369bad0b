import { Delete, Get, Post } from '@nestjs/common';
import { listTokens, makeToken, revokeToken } from '@vedette/contracts';
import { AsMutation, AsQuery, BothDoors, From, IdParam, Sent, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import { SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { asTold, type SignedIn } from '../callers/signed-in.js';
import { NewTokenBody, TokenMadeView, TokenView } from './token.dto.js';

/** Tokens for programs of one's own; people makes and keeps them. */
@BothDoors('auth/tokens', 'tokens')
export class TokensController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(200, [TokenView], 'Your personal access tokens')
  @AsQuery('tokens')
  @SignedInOnly()
  async list(@Me() me: SignedIn): Promise<TokenView[]> {
    return (await this.requests.request(listTokens, { me: asTold(me) })).tokens;
  }

  @Post()
  @Serves(201, TokenMadeView, 'Make a token for a program of yours; it is told this once')
  @AsMutation('makeToken')
  @SignedInOnly()
  make(
    @Me() me: SignedIn,
    @Sent('token') body: NewTokenBody,
    @From() client: Client,
  ): Promise<TokenMadeView> {
    return this.requests.request(makeToken, { me: asTold(me), ...body, client });
  }

  @Delete(':token')
  @Serves(204, null, 'Revoke a token; it is worth nothing from now on')
  @AsMutation('revokeToken')
  @SignedInOnly()
  async revoke(
    @Me() me: SignedIn,
    @Which('token', IdParam, 'id') token: string,
    @From() client: Client,
  ): Promise<void> {
    await this.requests.request(revokeToken, { me: asTold(me), token, client });
  }
}
