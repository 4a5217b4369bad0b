import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  type BrowserSessionDocument,
  makeStartCode,
  type QuestionOf,
  registerInBrowser,
  signInBrowser,
  startBrowser,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { BrowserSessionService } from './browser-session.service.js';

/** Signing browsers in. */
@Controller()
export class BrowserSessionsController {
  constructor(private readonly browsers: BrowserSessionService) {}

  @Answers(signInBrowser)
  signIn({ account, password, client }: QuestionOf<typeof signInBrowser>): Promise<BrowserSessionDocument> {
    return this.browsers.signIn(account, password, client);
  }

  @Answers(registerInBrowser)
  register({
    client,
    ...registration
  }: QuestionOf<typeof registerInBrowser>): Promise<BrowserSessionDocument> {
    return this.browsers.register(registration, client);
  }

  @Answers(startBrowser)
  start({ code, client }: QuestionOf<typeof startBrowser>): Promise<BrowserSessionDocument> {
    return this.browsers.start(code, client);
  }

  @Answers(makeStartCode)
  startCode({ account }: QuestionOf<typeof makeStartCode>): Promise<AnswerOf<typeof makeStartCode>> {
    return this.browsers.startCode(account);
  }
}
