import { DatabaseClock } from '@vedette/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ACCOUNT_MAILS, type AccountMailKind } from '@vedette/contracts';
import { nextAttemptIn } from '@vedette/notices';
import { Correspondents } from '../database/correspondents.js';
import { CORRESPONDENCE_SETTINGS, type CorrespondenceSettings } from '../settings.js';
import { DeliveryError } from '../couriers/delivery.error.js';
import { MailCourier } from '../couriers/mail-courier.js';
import { WebhookCourier } from '../couriers/webhook-courier.js';
import type { Channel, Notice } from './notice-kinds.js';
import { NoticeSettingsRepository } from './notice-settings.repository.js';
import { OutboxRepository, type Taken } from './outbox.repository.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { accountMessage, type Addressee, headlineOf, linkOf, noticesInWords } from './wording.js';

/** Webhooks on their way at once: one receiver that is slow must not hold up the others. */
const WEBHOOKS_AT_ONCE = 4;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Sends what waits in the outbox, and tries again what failed. */
@Injectable()
export class OutboxSender {
  private readonly logger = new Logger('Outbox');

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly people: Correspondents,
    private readonly wishes: NoticeSettingsRepository,
    private readonly secrets: WebhookSecrets,
    private readonly mail: MailCourier,
    private readonly webhook: WebhookCourier,
    @Inject(CORRESPONDENCE_SETTINGS) private readonly settings: CorrespondenceSettings,
    @Inject(DatabaseClock) private readonly clock: DatabaseClock,
  ) {}

  /** Sends everything that is due. */
  async sendDue(): Promise<void> {
    await this.outbox.dropOvertaken();
    await Promise.all([
      ...(this.mail.ready ? [this.drain('mail')] : []),
      ...Array.from({ length: WEBHOOKS_AT_ONCE }, () => this.drain('webhook')),
    ]);
  }

  private async drain(channel: Channel): Promise<void> {
    for (let taken = await this.outbox.take([channel]); taken; taken = await this.outbox.take([channel]))
      await this.send(taken.channel, taken.messages);
  }

  private async send(channel: Channel, messages: readonly Taken[]): Promise<void> {
    try {
      await (channel === 'mail' ? this.byMail(messages) : this.byWebhook(messages));
      await this.outbox.sent(messages.map(({ id }) => id));
    } catch (error) {
      const isDelivery = error instanceof DeliveryError;
      // What is wrong with one message of several must not keep the others from going out.
      if (!isDelivery && messages.length > 1) {
        for (const message of messages) await this.send(channel, [message]);
        return;
      }
      const why = isDelivery ? error : new DeliveryError('the message could not be made', { cause: error });
      for (const { id, attempts } of messages)
        await this.outbox.failed(id, why.message, this.again(why, attempts));
      this.logger.warn({ channel, messages: messages.length, err: error }, 'A message was not delivered');
    }
  }

  private again({ hope }: DeliveryError, attempts: number): number | null {
    if (hope === 'never') return null;
    const plan = {
      first: this.settings.NOTICE_RETRY_SECONDS * 1_000,
      longest: LONGEST_WAIT_MS,
      attempts: this.settings.NOTICE_ATTEMPTS,
    };
    return nextAttemptIn(plan, attempts, Math.random());
  }

  private async byMail(messages: readonly Taken[]): Promise<void> {
    const [first] = messages;
    const { account, kind, data, delivery } = first!;
    const [owner, { zone }] = await Promise.all([this.people.one(account), this.wishes.of(account)]);
    const addressee: Addressee = { name: owner?.name ?? '', zone };
    const to = typeof data['to'] === 'string' ? data['to'] : (owner?.email ?? null);
    if (to === null) throw new DeliveryError('the account has no mail address', { hope: 'never' });
    mustBeInTime(first!, await this.clock.now());
    const words = isNotice(data)
      ? noticesInWords(messages.map(noticeOf), addressee, this.settings)
      : isAccountMail(kind)
        ? accountMessage(kind, data, addressee, this.settings)
        : null;
    if (!words)
      throw new DeliveryError(`nobody knows how to word a message of kind ${kind}`, { hope: 'never' });
    await this.mail.send(to, words, delivery);
  }

  private async byWebhook(messages: readonly Taken[]): Promise<void> {
    const [{ account, delivery }] = messages as [Taken];
    const { webhookUrl, webhookSecret, zone } = await this.wishes.of(account);
    if (webhookUrl === null || webhookSecret === null)
      throw new DeliveryError('the account has no webhook', { hope: 'never' });
    const target = { url: webhookUrl, secret: await this.secrets.opened(webhookSecret) };
    await this.webhook.send(target, delivery, {
      format: 'vedette/notices@1',
      notices: messages.map((message) => {
        const notice = noticeOf(message);
        return {
          id: message.delivery,
          ...notice,
          headline: headlineOf(notice, zone),
          link: linkOf(this.settings, notice.campaign),
        };
      }),
    });
  }
}

const isNotice = (data: Taken['data']): boolean => typeof data['about'] === 'string';

const isAccountMail = (kind: string): kind is AccountMailKind =>
  (ACCOUNT_MAILS as readonly string[]).includes(kind);

const noticeOf = ({ data }: Taken): Notice => data as unknown as Notice;

/** A code that is not good any more would only mislead. */
function mustBeInTime({ data, createdAt }: Taken, now: Date): void {
  const { minutes, secret } = data;
  if (secret === undefined || typeof minutes !== 'number') return;
  if (now.getTime() > createdAt.getTime() + minutes * 60_000)
    throw new DeliveryError('the code was over before it could be sent', { hope: 'never' });
}
