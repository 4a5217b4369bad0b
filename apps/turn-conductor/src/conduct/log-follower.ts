import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore, Subscription } from '@vedette/event-store';
import { lagCheck, observeLag, Readiness, ShutdownManager } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import { Agenda } from './agenda.js';
import { TurnConductor } from './turn-conductor.js';

/** Events behind from which somebody should look: a turn takes longer than it need. */
const DEGRADED_FROM = 10_000;

/**
 * Follows the log and moves on every campaign that something happened in. It begins at the end of the log: what came
 * before is on the boards, which are laid out after that position was read.
 */
@Injectable()
export class LogFollower implements OnApplicationBootstrap {
  private readonly logger = new Logger('LogFollower');
  private position = 0;
  private readonly subscription: Subscription;

  constructor(
    private readonly store: EventStore,
    private readonly boards: Boards,
    private readonly conductor: TurnConductor,
    private readonly agenda: Agenda,
    shutdown: ShutdownManager,
    readiness: Readiness,
  ) {
    this.subscription = new Subscription(store, {
      from: async () => this.position,
      onPage: async ({ events, position }) => {
        for (const campaign of await this.boards.add(events)) {
          this.agenda.wake(campaign);
          await this.advance(campaign);
        }
        this.position = position;
      },
      onError: (error) => this.logger.warn({ err: error }, 'Could not follow the log; trying again'),
    });
    readiness.add(lagCheck('conductor', () => this.behind(), { degradedFrom: DEGRADED_FROM }));
    const unobserve = observeLag('conductor', () => this.behind());
    shutdown.register({
      stage: 'consumers',
      name: 'log follower',
      stop: async () => {
        unobserve();
        await this.subscription.stop();
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.position = await this.store.head();
    // Boards that are laid from here on hold everything up to the position, so what happens now need not wait for all of them.
    this.subscription.start();
    // Not waited for: a broker that is still away must not keep the service from starting.
    void this.catchUp();
  }

  /** How many events of the log the conductor has not followed yet. */
  private async behind(): Promise<number> {
    return Math.max(0, (await this.store.head()) - this.position);
  }

  private async catchUp(): Promise<void> {
    const campaigns = await this.boards.campaigns().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Could not read the campaigns; the next sweep will');
      return [];
    });
    for (const campaign of campaigns) await this.advance(campaign);
  }

  /** A campaign that cannot be moved on must not hold up the others; the next sweep tries again. */
  private async advance(campaign: string): Promise<void> {
    await this.conductor
      .advance(campaign)
      .catch((error: unknown) => this.logger.error({ campaign, err: error }, 'Could not move the turn on'));
  }
}
