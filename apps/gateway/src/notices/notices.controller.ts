import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OperatorOnly, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { NoticeSettingsBody, NoticeSettingsView, OutboxView, WebhookTestView } from './notice.dto.js';
import { NoticeSettingsService } from './notice-settings.service.js';

/** How one is told of what happens, outside of Vedette. */
@ApiTags('notices')
@Controller()
export class NoticesController {
  constructor(private readonly notices: NoticeSettingsService) {}

  @Get('notices/settings')
  @SignedInOnly()
  @ApiOperation({ summary: 'How you are told of what happens, and how that fares' })
  @ApiOkResponse({ type: NoticeSettingsView })
  read(@Me() { account }: SignedIn): Promise<NoticeSettingsView> {
    return this.notices.of(account.id);
  }

  @Put('notices/settings')
  @SignedInOnly()
  @ApiOperation({ summary: 'Set how you are told; with the first webhook you are given its secret' })
  @ApiOkResponse({ type: NoticeSettingsView })
  set(@Me() { account }: SignedIn, @Body() body: NoticeSettingsBody): Promise<NoticeSettingsView> {
    return this.notices.set(account.id, body);
  }

  @Post('notices/webhook/secret')
  @HttpCode(200)
  @SignedInOnly()
  @ApiOperation({ summary: 'Have your webhooks signed with another secret from now on' })
  @ApiOkResponse({ type: NoticeSettingsView })
  renewSecret(@Me() { account }: SignedIn): Promise<NoticeSettingsView> {
    return this.notices.renewSecret(account.id);
  }

  @Post('notices/webhook/test')
  @HttpCode(200)
  @SignedInOnly()
  @ApiOperation({ summary: 'Send your webhook a test, at once' })
  @ApiOkResponse({ type: WebhookTestView })
  test(@Me() { account }: SignedIn): Promise<WebhookTestView> {
    return this.notices.test(account.id);
  }

  @Get('operator/notices')
  @OperatorOnly()
  @ApiOperation({ summary: 'How mail and webhooks fare: what waits, what was given up, and why' })
  @ApiOkResponse({ type: OutboxView })
  condition(): Promise<OutboxView> {
    return this.notices.condition();
  }
}
