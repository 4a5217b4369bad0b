import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { IdParam } from '../http/params.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';
import { TokenService } from '../tokens/token.service.js';
import { NewTokenBody, TokenMadeView, TokenView } from '../tokens/token.dto.js';

/** Tokens for programs of one's own. */
@Resolver()
export class TokenResolver {
  constructor(private readonly tokenService: TokenService) {}

  @Query(() => [TokenView], { description: 'Your personal access tokens' })
  @SignedInOnly()
  tokens(@Me() me: SignedIn): Promise<TokenView[]> {
    return this.tokenService.list(me);
  }

  @Mutation(() => TokenMadeView, { description: 'Make a token for a program of yours; it is told this once' })
  @SignedInOnly()
  makeToken(
    @Args('token') token: NewTokenBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<TokenMadeView> {
    return this.tokenService.make(me, token, client);
  }

  @Mutation(() => Boolean, { description: 'Revoke a token; it is worth nothing from now on' })
  @SignedInOnly()
  async revokeToken(
    @Args('id', new IdParam()) id: string,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<boolean> {
    await this.tokenService.revoke(me, id, client);
    return true;
  }
}
