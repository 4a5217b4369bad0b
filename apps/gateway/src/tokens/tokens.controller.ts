import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { IdParam } from '../http/params.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';
import { TokenService } from './token.service.js';
import { NewTokenBody, TokenMadeView, TokenView } from './token.dto.js';

/** Tokens for programs of one's own. */
@ApiTags('tokens')
@Controller('auth/tokens')
export class TokensController {
  constructor(private readonly tokens: TokenService) {}

  @Get()
  @SignedInOnly()
  @ApiOperation({ summary: 'Your personal access tokens' })
  @ApiOkResponse({ type: [TokenView] })
  list(@Me() me: SignedIn): Promise<TokenView[]> {
    return this.tokens.list(me);
  }

  @Post()
  @SignedInOnly()
  @ApiOperation({ summary: 'Make a token for a program of yours; it is told this once' })
  @ApiCreatedResponse({ type: TokenMadeView })
  make(@Me() me: SignedIn, @Body() body: NewTokenBody, @From() client: Client): Promise<TokenMadeView> {
    return this.tokens.make(me, body, client);
  }

  @Delete(':token')
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({ summary: 'Revoke a token; it is worth nothing from now on' })
  @ApiNoContentResponse()
  revoke(@Me() me: SignedIn, @Param('token', IdParam) token: string, @From() client: Client): Promise<void> {
    return this.tokens.revoke(me, token, client);
  }
}
