import { Controller } from '@nestjs/common';
import {
  acceptMail,
  acceptPlaceNews,
  type AnswerOf,
  noticeSettings,
  outboxCondition,
  renewWebhookSecret,
  setNoticeSettings,
  testWebhook,
  type QuestionOf,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { NoticeSettingsService } from './notice-settings.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { PlaceNewsTaken } from './place-news.js';

/** What is asked about notices, and mail that is handed over. */
@Controller()
export class NoticesController {
  constructor(
    private readonly notices: NoticeSettingsService,
    private readonly outbox: OutboxRepository,
    private readonly places: PlaceNewsTaken,
  ) {}

  @Answers(noticeSettings)
  settings({ account }: QuestionOf<typeof noticeSettings>): Promise<AnswerOf<typeof noticeSettings>> {
    return this.notices.of(account);
  }

  @Answers(setNoticeSettings)
  set({
    account,
    ...wishes
  }: QuestionOf<typeof setNoticeSettings>): Promise<AnswerOf<typeof noticeSettings>> {
    return this.notices.set(account, wishes);
  }

  @Answers(renewWebhookSecret)
  renew({ account }: QuestionOf<typeof renewWebhookSecret>): Promise<AnswerOf<typeof noticeSettings>> {
    return this.notices.renewSecret(account);
  }

  @Answers(testWebhook)
  test({ account }: QuestionOf<typeof testWebhook>): Promise<AnswerOf<typeof testWebhook>> {
    return this.notices.test(account);
  }

  @Answers(outboxCondition)
  condition(): Promise<AnswerOf<typeof outboxCondition>> {
    return this.notices.condition();
  }

  @Answers(acceptMail)
  async accept(mail: QuestionOf<typeof acceptMail>) {
    await this.outbox.accept(mail);
    return {};
  }

  @Answers(acceptPlaceNews)
  async place(news: QuestionOf<typeof acceptPlaceNews>) {
    await this.places.take(news);
    return {};
  }
}
