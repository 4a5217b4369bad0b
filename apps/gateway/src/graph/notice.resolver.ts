import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OperatorOnly, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import {
  NoticeSettingsBody,
  NoticeSettingsView,
  OutboxView,
  WebhookTestView,
} from '../notices/notice.dto.js';
import { NoticeSettingsService } from '../notices/notice-settings.service.js';
import type { SignedIn } from '../sessions/signed-in.js';

/** How one is told of what happens, outside of Vedette. */
@Resolver()
export class NoticeResolver {
  constructor(private readonly notices: NoticeSettingsService) {}

  @Query(() => NoticeSettingsView, { description: 'How you are told of what happens, and how that fares' })
  @SignedInOnly()
  noticeSettings(@Me() { account }: SignedIn): Promise<NoticeSettingsView> {
    return this.notices.of(account.id);
  }

  @Query(() => OutboxView, { description: 'How mail and webhooks of the installation fare' })
  @OperatorOnly()
  outbox(): Promise<OutboxView> {
    return this.notices.condition();
  }

  @Mutation(() => NoticeSettingsView, {
    description: 'Set how you are told; with the first webhook you are given its secret',
  })
  @SignedInOnly()
  setNoticeSettings(
    @Args('settings') settings: NoticeSettingsBody,
    @Me() { account }: SignedIn,
  ): Promise<NoticeSettingsView> {
    return this.notices.set(account.id, settings);
  }

  @Mutation(() => NoticeSettingsView, {
    description: 'Have your webhooks signed with another secret from now on',
  })
  @SignedInOnly()
  renewWebhookSecret(@Me() { account }: SignedIn): Promise<NoticeSettingsView> {
    return this.notices.renewSecret(account.id);
  }

  @Mutation(() => WebhookTestView, { description: 'Send your webhook a test, at once' })
  @SignedInOnly()
  testWebhook(@Me() { account }: SignedIn): Promise<WebhookTestView> {
    return this.notices.test(account.id);
  }
}
