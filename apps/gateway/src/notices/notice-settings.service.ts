import { Injectable } from '@nestjs/common';
import {
  noticeSettings,
  outboxCondition,
  renewWebhookSecret,
  setNoticeSettings,
  testWebhook,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { RateLimit } from '../http/rate-limit.js';
import { TooManyRequestsError } from '../http/too-many-requests.error.js';
import type { NoticeSettingsBody, NoticeSettingsView, OutboxView, WebhookTestView } from './notice.dto.js';

/** Tests a minute of one account: a test makes the house call where somebody wants it to. */
const TESTS_PER_MINUTE = 6;

/** How the owner of an account is told, as correspondence says. */
@Injectable()
export class NoticeSettingsService {
  private readonly tests = new RateLimit(TESTS_PER_MINUTE);

  constructor(private readonly requests: RequestClient) {}

  of(account: string): Promise<NoticeSettingsView> {
    return this.requests.request(noticeSettings, { account });
  }

  set(account: string, wishes: NoticeSettingsBody): Promise<NoticeSettingsView> {
    return this.requests.request(setNoticeSettings, { account, ...wishes });
  }

  renewSecret(account: string): Promise<NoticeSettingsView> {
    return this.requests.request(renewWebhookSecret, { account });
  }

  /** Sends a webhook as a test, at once. @throws TooManyRequestsError when it was tested too often */
  async test(account: string): Promise<WebhookTestView> {
    const { webhook } = await this.of(account);
    // Who has no webhook is refused, and has called nobody.
    if (webhook !== null) {
      const { allowed, resetSeconds } = this.tests.count(account, Date.now());
      if (!allowed) throw new TooManyRequestsError(TESTS_PER_MINUTE, resetSeconds);
    }
    return this.requests.request(testWebhook, { account });
  }

  /** How the ways of telling fare for the whole installation. */
  condition(): Promise<OutboxView> {
    return this.requests.request(outboxCondition, {});
  }
}
