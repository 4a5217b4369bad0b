import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DatabaseClock, metric, observeMany, ShutdownManager } from '@vedette/platform';
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
  private endsOfWatch: (() => void)[] = [];

  constructor(
    private readonly news: NewsReader,
    private readonly reminders: Reminders,
    private readonly sender: OutboxSender,
    private readonly outbox: OutboxRepository,
    private readonly mail: MailCourier,
    @Inject(CORRESPONDENCE_SETTINGS) private readonly settings: CorrespondenceSettings,
    @Inject(DatabaseClock) private readonly clock: DatabaseClock,
    shutdown: ShutdownManager,
  ) {
    shutdown.register({
      stage: 'consumers',
      name: 'notices',
      stop: () => {
        this.stage = 'over';
        clearTimeout(this.timer);
        for (const end of this.endsOfWatch) end();
        return this.underWay;
      },
    });
  }

  onApplicationBootstrap(): void {
    if (!this.mail.ready)
      this.logger.warn('No mail is sent: SMTP_URL and MAIL_FROM are not both set. Messages wait.');
    this.endsOfWatch = this.observeMail();
    this.next();
  }

  /**
   * Tells how much mail waits and how long; every process tells all of it, so that it is known while one of them lives. What waits for a
   * webhook is left out: that a player's own door is shut is nothing an operator can mend.
   */
  private observeMail(): (() => void)[] {
    const mail = async () => (await this.outbox.condition()).mail;
    return [
      observeMany(metric.mailWaiting, async () => [{ value: (await mail()).waiting }]),
      observeMany(metric.mailAge, async () => [
        { value: secondsSince((await mail()).oldestDue, await this.clock.now()) },
      ]),
    ];
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

  private async roundNow(): Promise<void> {
    await this.trying('Could not look round', async () => this.round((await this.clock.now()).getTime()));
  }

  private next(): void {
    if (this.stage === 'over') return;
    this.timer = setTimeout(() => {
      this.underWay = this.roundNow().finally(() => this.next());
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

/** Seconds since a moment; 0 where there is none, or it is still to come. */
const secondsSince = (moment: Date | null, now: Date): number =>
  moment === null ? 0 : Math.max(0, (now.getTime() - moment.getTime()) / 1000);
