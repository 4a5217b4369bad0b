import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ShutdownManager } from '@vedette/platform';
import { AccountMail } from './accounts/account-mail.js';
import { PEOPLE_SETTINGS, type PeopleSettings } from './settings.js';
import { PlaceNotes } from './memberships/place-notes.js';
import { SeatsTaken } from './memberships/seats-taken.js';

/** Tells the other services again and again what has become of people: who has taken seats, was given places, is to be mailed. */
@Injectable()
export class PeopleRounds implements OnApplicationBootstrap {
  private readonly logger = new Logger('People');
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private stage: 'on' | 'over' = 'on';

  constructor(
    private readonly seats: SeatsTaken,
    private readonly places: PlaceNotes,
    private readonly mail: AccountMail,
    @Inject(PEOPLE_SETTINGS) private readonly settings: PeopleSettings,
    shutdown: ShutdownManager,
  ) {
    shutdown.register({
      stage: 'consumers',
      name: 'people',
      stop: () => {
        this.stage = 'over';
        clearTimeout(this.timer);
        return this.underWay;
      },
    });
  }

  onApplicationBootstrap(): void {
    this.next();
  }

  /** One round. What fails is tried again in the next. */
  async round(): Promise<void> {
    await this.trying('Could not tell who has taken seats', () => this.seats.tell());
    await this.trying('Could not tell of places', () => this.places.tell());
    await this.trying('Could not hand over mail about accounts', () => this.mail.handOver());
  }

  private next(): void {
    if (this.stage === 'over') return;
    this.timer = setTimeout(() => {
      this.underWay = this.round().finally(() => this.next());
    }, this.settings.PEOPLE_TELL_SECONDS * 1_000).unref();
  }

  private async trying(failure: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error }, failure);
    }
  }
}
