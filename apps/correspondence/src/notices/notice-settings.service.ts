import type { JsonPointer } from '@vedette/campaign';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type ChannelCondition as ToldCondition,
  type NoticeSettings,
  type NoticeWishes,
  type Outbox,
  type WebhookTest,
} from '@vedette/contracts';
import { isZone } from '@vedette/turn-clock';
import { ConflictError, InvalidRequestError } from '@vedette/platform';
import { DeliveryError } from '../couriers/delivery.error.js';
import { MailCourier } from '../couriers/mail-courier.js';
import { WebhookCourier } from '../couriers/webhook-courier.js';
import { Correspondents } from '../database/correspondents.js';
import { type KeptWishes, NoticeSettingsRepository } from './notice-settings.repository.js';
import { type ChannelCondition, OutboxRepository } from './outbox.repository.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** How the owner of an account is told. */
@Injectable()
export class NoticeSettingsService {
  constructor(
    private readonly repository: NoticeSettingsRepository,
    private readonly people: Correspondents,
    private readonly outbox: OutboxRepository,
    private readonly mail: MailCourier,
    private readonly webhook: WebhookCourier,
    private readonly secrets: WebhookSecrets,
  ) {}

  async of(account: string): Promise<NoticeSettings> {
    return this.view(account, null);
  }

  /**
   * Sets how an account is told; what waits and is not wanted any more is taken back.
   * @throws InvalidRequestError for a time zone there is not, or a webhook that may not be called
   */
  async set(account: string, body: NoticeWishes): Promise<NoticeSettings> {
    if (!isZone(body.zone)) throw fault('/zone', 'the name of a time zone, for instance Europe/Berlin');
    const looks = body.webhook === null ? null : this.webhook.faultOf(body.webhook);
    if (looks !== null) throw fault('/webhook', looks);
    const before = await this.repository.of(account);
    const made = body.webhook !== null && before.webhookSecret === null ? await this.secrets.make() : null;
    const { mail, webhook, kinds, reminderHours, dailyAt, quietHours, zone } = body;
    const wishes: KeptWishes = {
      mail,
      webhookUrl: webhook,
      webhookSecret: made?.sealed ?? before.webhookSecret,
      kinds,
      reminderHours: [...reminderHours].sort((a, b) => b - a),
      dailyAt,
      quietFrom: quietHours?.from ?? null,
      quietUntil: quietHours?.until ?? null,
      zone,
    };
    await this.repository.put(account, wishes);
    const channels = [
      ...(mail ? (['mail'] as const) : []),
      ...(webhook === null ? [] : (['webhook'] as const)),
    ];
    await this.outbox.withdraw(account, { channels, kinds });
    return this.view(account, made?.secret ?? null);
  }

  /** Gives an account another secret for its webhooks; what was signed with the old one is not sent any more. */
  async renewSecret(account: string): Promise<NoticeSettings> {
    const wishes = await this.repository.of(account);
    const { secret, sealed } = await this.secrets.make();
    await this.repository.put(account, { ...wishes, webhookSecret: sealed });
    return this.view(account, secret);
  }

  /**
   * Sends a webhook as a test, at once.
   * @throws ConflictError when the account has no webhook
   */
  async test(account: string): Promise<WebhookTest> {
    const { webhookUrl, webhookSecret } = await this.repository.of(account);
    if (webhookUrl === null || webhookSecret === null)
      throw new ConflictError('webhook-missing', 'You have no webhook; set one first.', {
        field: '/webhook',
      });
    const target = { url: webhookUrl, secret: await this.secrets.opened(webhookSecret) };
    try {
      await this.webhook.send(target, `test-${randomUUID()}`, {
        format: 'vedette/notices@1',
        test: true,
        notices: [],
      });
      return { delivered: true, error: null };
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return { delivered: false, error: error.message };
    }
  }

  /** How the ways of telling fare for the whole installation. */
  async condition(): Promise<Outbox> {
    const { mail, webhook } = await this.outbox.condition();
    return {
      mail: { ...conditionView(mail), ready: this.mail.ready, oldestDue: textOf(mail.oldestDue) },
      webhook: { ...conditionView(webhook), ready: true, oldestDue: textOf(webhook.oldestDue) },
    };
  }

  private async view(account: string, webhookSecret: string | null): Promise<NoticeSettings> {
    const [wishes, owner, condition] = await Promise.all([
      this.repository.of(account),
      this.people.one(account),
      this.outbox.condition(account),
    ]);
    const { quietFrom: from, quietUntil: until } = wishes;
    return {
      mail: wishes.mail,
      webhook: wishes.webhookUrl,
      kinds: [...wishes.kinds],
      reminderHours: [...wishes.reminderHours],
      dailyAt: wishes.dailyAt,
      quietHours: from !== null && until !== null ? { from, until } : null,
      zone: wishes.zone,
      mailAddress: owner?.email ?? null,
      mailIsSent: this.mail.ready,
      webhookSecret,
      byMail: conditionView(condition.mail),
      byWebhook: conditionView(condition.webhook),
    };
  }
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function conditionView(condition: ChannelCondition): ToldCondition {
  const { waiting, dead, lastSentAt, lastFailedAt, lastError } = condition;
  return {
    waiting,
    dead,
    lastSentAt: textOf(lastSentAt),
    lastFailedAt: textOf(lastFailedAt),
    lastError,
  };
}

const fault = (field: JsonPointer, allowed: string): InvalidRequestError =>
  new InvalidRequestError({
    code: 'request-invalid',
    field,
    rule: 'openapi.json',
    message: `${field.slice(1)} must be ${allowed}.`,
  });
