import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore, Subscription } from '@vedette/event-store';
import { isStored, TurnSetAside } from '@vedette/ledger';
import { lagCheck, observeAge, observeLag, Readiness, ShutdownManager } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import { Agenda } from './agenda.js';
import { Colleagues } from './colleagues.js';
import { isNotedSetAside, noteSetAside } from './set-aside.js';
import { TurnConductor } from './turn-conductor.js';

/** Events at the end of the log whose campaigns are looked at before all others when a conductor starts: their turns may wait for it. */
const LATEST_EVENTS = 2_000;

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
    private readonly colleagues: Colleagues,
    shutdown: ShutdownManager,
    readiness: Readiness,
  ) {
    this.subscription = new Subscription(store, {
      from: async () => this.position,
      onPage: async ({ events, position }) => {
        const touched = await this.boards.add(events);
        // Told at once by every conductor: whoever looks after the campaign may be the one that is gone.
        for (const event of events) if (isStored(TurnSetAside, event)) noteSetAside(event.campaign, true);
        for (const campaign of touched) await this.follow(campaign);
        this.position = position;
      },
      onError: (error) => this.logger.warn({ err: error }, 'Could not follow the log; trying again'),
    });
    readiness.add(lagCheck('conductor', () => this.behind(), { degradedFrom: DEGRADED_FROM }));
    const unobserve = [
      observeLag('conductor', () => this.behind()),
      observeAge('conductor', () => this.store.ageBeyond(this.position)),
    ];
    shutdown.register({
      stage: 'consumers',
      name: 'log follower',
      stop: async () => {
        for (const end of unobserve) end();
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

  /** All other campaigns are looked at by the sweep, as many at a time as leave it free for what happens meanwhile. */
  private async catchUp(): Promise<void> {
    try {
      const { events } = await this.store.readLog(Math.max(0, this.position - LATEST_EVENTS), LATEST_EVENTS);
      const latestFirst = new Set(events.map(({ campaign }) => campaign).reverse());
      for (const campaign of latestFirst) await this.follow(campaign);
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Could not read the end of the log; the next sweep looks at all campaigns',
      );
    }
  }

  /**
   * Something happened in a campaign. Another conductor's is kept in mind, and looked at while it counts here as set aside, so that it is not
   * told for longer than it is.
   */
  private async follow(campaign: string): Promise<void> {
    this.agenda.wake(campaign);
    if (this.colleagues.looksAfter(campaign)) return this.advance(campaign);
    this.conductor.leave(campaign);
    if (isNotedSetAside(campaign)) await this.advance(campaign);
  }

  /** A campaign that cannot be moved on must not hold up the others; the next sweep tries again. */
  private async advance(campaign: string): Promise<void> {
    await this.conductor
      .advance(campaign)
      .catch((error: unknown) => this.logger.error({ campaign, err: error }, 'Could not move the turn on'));
  }
}
