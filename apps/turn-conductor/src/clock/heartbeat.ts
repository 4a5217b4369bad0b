import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type QuestionOf, wayOfOrders } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { CONFIGURATION, type ServiceConfiguration, ShutdownManager } from '@vedette/platform';
import { CONDUCTOR_SETTINGS, type ConductorSettings } from '../settings.js';
import { HouseClock } from './house-clock.js';

/** Beats in a gap: one that is missed is no outage. */
const BEATS_IN_A_GAP = 6;
/**
 * How long a beat waits for its answer, as a share of a gap: pause, a question in vain, pause and an answer at the last moment are
 * 1/6 + 1/4 + 1/6 + 1/4 of it, so that one that is missed is no outage on a slow machine either.
 */
const PATIENCE_IN_A_GAP = 1 / 4;

/**
 * Has the house's clock beat while a player could send an order: a gateway answers over the broker, order-intake answers it,
 * and the database takes the beat. When any of them is away there is no beat, and clocks stop as long.
 */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap {
  private readonly logger = new Logger('Heartbeat');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private isOpen = true;
  private readonly asked: QuestionOf<typeof wayOfOrders>;

  constructor(
    private readonly requests: RequestClient,
    private readonly clock: HouseClock,
    shutdown: ShutdownManager,
    @Inject(CONDUCTOR_SETTINGS) private readonly settings: ConductorSettings,
    @Inject(CONFIGURATION) { VEDETTE_FRONT, VEDETTE_INSTALLATION }: ServiceConfiguration,
  ) {
    // A gateway of the release before knows of no cells, and stands before houses of one.
    const isCell = VEDETTE_FRONT !== undefined && VEDETTE_FRONT !== VEDETTE_INSTALLATION;
    this.asked = isCell ? { cell: VEDETTE_INSTALLATION } : {};
    shutdown.register({
      stage: 'consumers',
      name: 'heartbeat',
      stop: async () => {
        this.stopped = true;
        clearTimeout(this.timer);
        await this.running;
      },
    });
  }

  onApplicationBootstrap(): void {
    this.next();
  }

  /** One beat, if orders could be sent. */
  async beat(): Promise<void> {
    try {
      await this.requests.request(wayOfOrders, this.asked, { timeoutMs: this.gapMs() * PATIENCE_IN_A_GAP });
      await this.clock.beat();
      if (!this.isOpen) this.logger.log('Orders can be sent again; clocks go on');
      this.isOpen = true;
    } catch (error) {
      if (this.isOpen)
        this.logger.warn({ err: error }, 'Orders cannot be sent; clocks stop if this does not pass');
      this.isOpen = false;
    }
  }

  /** One after the other: a question that waits for its answer is no reason to ask another. */
  private next(): void {
    if (this.stopped) return;
    this.running = this.beat().then(() => {
      if (!this.stopped) this.timer = setTimeout(() => this.next(), this.everyMs());
    });
  }

  private everyMs(): number {
    return this.gapMs() / BEATS_IN_A_GAP;
  }

  private gapMs(): number {
    return this.settings.CLOCK_GAP_SECONDS * 1000;
  }
}
