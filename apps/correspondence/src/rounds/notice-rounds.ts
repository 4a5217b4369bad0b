import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ShutdownManager } from '@vedette/platform';
import { CORRESPONDENCE_SETTINGS, type CorrespondenceSettings } from '../settings.js';
import { MailCourier } from '../couriers/mail-courier.js';
import { OutboxRepository } from '../notices/outbox.repository.js';
import { OutboxSender } from '../notices/outbox-sender.js';
import { NewsReader } from './news-reader.js';
import { Reminders } from './reminders.js';

const REMIND_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;

/** Looks again and again for news, for who is to be reminded, and for what is to be sent. */
@Injectable()
export class NoticeRounds implements OnApplicationBootstrap {
  private readonly logger = new Logger('Notices');
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private remindedAt = 0;
  private sweptAt = 0;
  private stage: 'on' | 'over' = 'on';

  constructor(
    private readonly news: NewsReader,
    private readonly reminders: Reminders,
    private readonly sender: OutboxSender,
    private readonly outbox: OutboxRepository,
    private readonly mail: MailCourier,
    @Inject(CORRESPONDENCE_SETTINGS) private readonly settings: CorrespondenceSettings,
    shutdown: ShutdownManager,
  ) {
    shutdown.register({
      stage: 'consumers',
      name: 'notices',
      stop: () => {
        this.stage = 'over';
        clearTimeout(this.timer);
        return this.underWay;
      },
    });
  }

  onApplicationBootstrap(): void {
    if (!this.mail.ready)
      this.logger.warn('No mail is sent: SMTP_URL and MAIL_FROM are not both set. Messages wait.');
    this.next();
  }

  /** One round at a moment (milliseconds since 1970). What fails is tried again in the next. */
  async round(now: number): Promise<void> {
    await this.trying('Could not read what is news', () => this.news.read(now));
    if (now - this.remindedAt >= REMIND_EVERY_MS) {
      this.remindedAt = now;
      await this.trying('Could not look who is to be reminded', () => this.remind(now));
    }
    await this.trying('Could not send what is due', () => this.sender.sendDue());
    if (now - this.sweptAt >= SWEEP_EVERY_MS) {
      this.sweptAt = now;
      await this.trying('Could not sweep the outbox', () => this.sweep());
    }
  }

  private next(): void {
    if (this.stage === 'over') return;
    this.timer = setTimeout(() => {
      this.underWay = this.round(Date.now()).finally(() => this.next());
    }, this.settings.NOTICE_LOOK_SECONDS * 1_000).unref();
  }

  private async remind(now: number): Promise<void> {
    for (const campaign of await this.reminders.campaigns())
      await this.trying('Could not remind in a campaign', () => this.reminders.remind(campaign, now));
  }

  private async sweep(): Promise<void> {
    await this.outbox.sweep();
    const { mail } = await this.outbox.condition();
    if (!this.mail.ready && mail.waiting > 0)
      this.logger.warn({ waiting: mail.waiting }, 'Mail waits: SMTP_URL and MAIL_FROM are not both set');
  }

  private async trying(failure: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error }, failure);
    }
  }
}
