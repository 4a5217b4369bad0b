import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  listTokens,
  makeToken,
  type PersonalTokenMade,
  type QuestionOf,
  revokeToken,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { PersonalTokens } from './personal-tokens.js';

/** Tokens for players' own programs. */
@Controller()
export class TokensController {
  constructor(private readonly tokens: PersonalTokens) {}

  @Answers(listTokens)
  async list({ me }: QuestionOf<typeof listTokens>): Promise<AnswerOf<typeof listTokens>> {
    return { tokens: await this.tokens.list(me) };
  }

  @Answers(makeToken)
  make({ me, client, ...token }: QuestionOf<typeof makeToken>): Promise<PersonalTokenMade> {
    return this.tokens.make(me, token, client);
  }

  @Answers(revokeToken)
  async revoke({ me, token, client }: QuestionOf<typeof revokeToken>): Promise<AnswerOf<typeof revokeToken>> {
    await this.tokens.revoke(me, token, client);
    return {};
  }
}
