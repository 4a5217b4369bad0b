import { Controller } from '@nestjs/common';
import {
  accountHistory,
  type AnswerOf,
  changeEmail,
  changePassword,
  describeOwnAccount,
  forgotPassword,
  type QuestionOf,
  registerAccount,
  resetPassword,
  type TokensDocument,
  verifyEmail,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { EmailService } from './email.service.js';
import { OwnAccountService } from './own-account.service.js';
import { PasswordService } from './password.service.js';
import { RegistrationService } from '../sessions/registration.service.js';

type Nothing = Record<string, never>;

/** An account in the hands of its owner. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordService,
    private readonly emails: EmailService,
    private readonly own: OwnAccountService,
  ) {}

  @Answers(registerAccount)
  register({ client, ...registration }: QuestionOf<typeof registerAccount>): Promise<TokensDocument> {
    return this.registration.register(registration, client);
  }

  @Answers(describeOwnAccount)
  async describe({
    me,
  }: QuestionOf<typeof describeOwnAccount>): Promise<AnswerOf<typeof describeOwnAccount>> {
    return { email: await this.own.emailOf(me) };
  }

  @Answers(accountHistory)
  async history({ me, before }: QuestionOf<typeof accountHistory>): Promise<AnswerOf<typeof accountHistory>> {
    return { events: await this.own.history(me, before) };
  }

  @Answers(changePassword)
  async change({ me, present, next, client }: QuestionOf<typeof changePassword>): Promise<Nothing> {
    await this.passwords.change(me, present, next, client);
    return {};
  }

  @Answers(forgotPassword)
  async forgotten({ account, client }: QuestionOf<typeof forgotPassword>): Promise<Nothing> {
    await this.passwords.forgotten(account, client);
    return {};
  }

  @Answers(resetPassword)
  async reset({ code, next, client }: QuestionOf<typeof resetPassword>): Promise<Nothing> {
    await this.passwords.reset(code, next, client);
    return {};
  }

  @Answers(changeEmail)
  async email({ me, email, password, client }: QuestionOf<typeof changeEmail>): Promise<Nothing> {
    await this.emails.ask(me, email, password, client);
    return {};
  }

  @Answers(verifyEmail)
  async verify({ code, client }: QuestionOf<typeof verifyEmail>): Promise<Nothing> {
    await this.emails.verify(code, client);
    return {};
  }
}
