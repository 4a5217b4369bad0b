import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  endSessions,
  listSessions,
  noteInUse,
  type QuestionOf,
  readDevice,
  renewSession,
  signIn,
  signOut,
  type TokensDocument,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { SignedCodes } from '@vedette/people';
import { PersonalTokenRepository } from '../tokens/personal-token.repository.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';

/** Signing in and out, and what came of it. */
@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionService,
    private readonly repository: SessionRepository,
    private readonly tokens: PersonalTokenRepository,
    private readonly codes: SignedCodes,
  ) {}

  @Answers(signIn)
  signIn({ account, password, client }: QuestionOf<typeof signIn>): Promise<TokensDocument> {
    return this.sessions.signIn(account, password, client);
  }

  @Answers(renewSession)
  renew({ refreshToken, client }: QuestionOf<typeof renewSession>): Promise<TokensDocument> {
    return this.sessions.renew(refreshToken, client);
  }

  @Answers(signOut)
  async signOut({ me }: QuestionOf<typeof signOut>): Promise<AnswerOf<typeof signOut>> {
    await this.sessions.signOut(me);
    return {};
  }

  @Answers(listSessions)
  async list({ me }: QuestionOf<typeof listSessions>): Promise<AnswerOf<typeof listSessions>> {
    return { sessions: await this.sessions.list(me) };
  }

  @Answers(endSessions)
  async end({ me, session, client }: QuestionOf<typeof endSessions>): Promise<AnswerOf<typeof endSessions>> {
    if (session === undefined) await this.sessions.endOthers(me, client);
    else await this.sessions.end(me, session, client);
    return {};
  }

  @Answers(noteInUse)
  async noteInUse({ sessions }: QuestionOf<typeof noteInUse>): Promise<AnswerOf<typeof noteInUse>> {
    if (sessions.length > 0)
      await Promise.all([this.repository.noteInUse(sessions), this.tokens.noteInUse(sessions)]);
    return {};
  }

  @Answers(readDevice)
  async device({ code }: QuestionOf<typeof readDevice>): Promise<AnswerOf<typeof readDevice>> {
    return { device: await this.codes.named('vdd', code) };
  }
}
