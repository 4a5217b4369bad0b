import { Get, Post, Put } from '@nestjs/common';
import {
  noticeSettings,
  outboxCondition,
  renewWebhookSecret,
  setNoticeSettings,
  testWebhook,
} from '@vedette/contracts';
import { AsMutation, AsQuery, BothDoors, Sent, Serves } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { OperatorOnly, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import type { SignedIn } from '../callers/signed-in.js';
import { NoticeSettingsBody, NoticeSettingsView, OutboxView, WebhookTestView } from './notice.dto.js';
import { WebhookTests } from './webhook-tests.js';

/** How one is told of what happens, outside of Vedette; correspondence does it. */
@BothDoors('', 'notices')
export class NoticesController {
  constructor(
    private readonly requests: RequestClient,
    private readonly tests: WebhookTests,
  ) {}

  @Get('notices/settings')
  @Serves(200, NoticeSettingsView, 'How you are told of what happens, and how that fares')
  @AsQuery('noticeSettings')
  @SignedInOnly()
  read(@Me() { account }: SignedIn): Promise<NoticeSettingsView> {
    return this.requests.request(noticeSettings, { account: account.id });
  }

  @Put('notices/settings')
  @Serves(200, NoticeSettingsView, 'Set how you are told; with the first webhook you are given its secret')
  @AsMutation('setNoticeSettings')
  @SignedInOnly()
  set(
    @Me() { account }: SignedIn,
    @Sent('settings') wishes: NoticeSettingsBody,
  ): Promise<NoticeSettingsView> {
    return this.requests.request(setNoticeSettings, { account: account.id, ...wishes });
  }

  @Post('notices/webhook/secret')
  @Serves(200, NoticeSettingsView, 'Have your webhooks signed with another secret from now on')
  @AsMutation('renewWebhookSecret')
  @SignedInOnly()
  renewSecret(@Me() { account }: SignedIn): Promise<NoticeSettingsView> {
    return this.requests.request(renewWebhookSecret, { account: account.id });
  }

  /** @throws TooManyRequestsError when it was tested too often */
  @Post('notices/webhook/test')
  @Serves(200, WebhookTestView, 'Send your webhook a test, at once')
  @AsMutation('testWebhook')
  @SignedInOnly()
  async test(@Me() me: SignedIn): Promise<WebhookTestView> {
    const { webhook } = await this.read(me);
    // Who has no webhook is refused, and has called nobody.
    if (webhook !== null) this.tests.mustBeWithin(me.account.id);
    return this.requests.request(testWebhook, { account: me.account.id });
  }

  @Get('operator/notices')
  @Serves(200, OutboxView, 'How mail and webhooks fare: what waits, what was given up, and why')
  @AsQuery('outbox')
  @OperatorOnly()
  condition(): Promise<OutboxView> {
    return this.requests.request(outboxCondition, {});
  }
}
