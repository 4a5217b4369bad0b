import { CursorMovedError } from '../errors/cursor-moved.error.js';
import { GenerationSupersededError } from '../errors/generation-superseded.error.js';
import type { LogPage } from '../read/log-reader.js';
import type { EventStore } from '../store/event-store.js';
import { Subscription } from '../subscription/subscription.js';
import { Generations } from './generations.js';
import { checkProjection, type Projection } from './projection.js';
import { Projector } from './projector.js';
import { rebuild, type RebuildOptions } from './rebuild.js';
import { retryCampaign } from './retry-campaign.js';

/** How a projection is kept up to date. */
export interface ProjectionRunnerOptions {
  /** Most positions in a transaction, 1,000 when left out. */
  readonly pageSize?: number;
  /** Milliseconds between looks at the log when no hint comes in, 50 when left out. */
  readonly pollMs?: number;
  readonly rebuild?: RebuildOptions;
  /** Called for each failure, except that another instance was faster; the runner goes on. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Keeps one generation of a projection up to date: each page and the cursor commit together. Any number of instances may
 * run; one applies each page. An event that cannot be applied stops its campaign, not the projection.
 */
export class ProjectionRunner<Schema> {
  private readonly projector: Projector<Schema>;
  private readonly subscription: Subscription;

  constructor(
    private readonly store: EventStore,
    private readonly projection: Projection<Schema>,
    private readonly options: ProjectionRunnerOptions = {},
  ) {
    checkProjection(projection);
    this.projector = new Projector(store, projection);
    this.subscription = new Subscription(store, {
      from: () => this.position(),
      pageSize: options.pageSize ?? 1_000,
      pollMs: options.pollMs,
      onPage: (page) => this.apply(page),
      onError: (error) => {
        if (!(error instanceof CursorMovedError)) {
          options.onError?.(error);
        }
      },
    });
  }

  /**
   * Builds the generation first if it is new, one instance doing so while the others wait, then follows the log. A service
   * of the release before goes on with its own generation meanwhile. Needs a second connection of the pool while it waits.
   *
   * @throws GenerationSupersededError when a newer generation is live and this one was dropped.
   */
  async start(): Promise<void> {
    await this.prepare();
    this.subscription.start();
  }

  /** Ends after the page at hand. */
  stop(): Promise<void> {
    return this.subscription.stop();
  }

  /** The last position whose effects readers of this generation see. */
  position(): Promise<number> {
    return this.store.cursors.position(this.projector.cursorOf(0));
  }

  /**
   * Applies what a stopped campaign has missed, from the event it stopped at to where the projection is now.
   *
   * @returns whether the campaign goes on; if not, its dead letter says at which event it stopped this time.
   */
  retry(campaign: string): Promise<boolean> {
    return retryCampaign(this.store, this.projection, campaign);
  }

  private async prepare(): Promise<void> {
    const generations = new Generations(this.store);
    const lock = await this.store.pool.connect();
    try {
      const key = `${this.projection.name} ${this.projection.generation}`;
      // The lock of a transaction: behind a pooler a session is lent for no longer.
      await lock.query('BEGIN');
      await lock.query(`SELECT pg_advisory_xact_lock(hashtextextended('es.rebuild ' || $1, 0))`, [key]);
      const known = await generations.live(this.projection.name);
      const isBuilt =
        known?.live === this.projection.generation || known?.previous === this.projection.generation;
      if (!isBuilt && known !== undefined && known.live > this.projection.generation) {
        throw new GenerationSupersededError(this.projection.name, this.projection.generation, known.live);
      }
      if (!isBuilt) {
        await rebuild(this.store, this.projection, this.options.rebuild);
      }
    } finally {
      // Ending the session gives the lock back even when the connection is in no state to be asked.
      lock.release(true);
    }
  }

  private async apply(page: LogPage): Promise<void> {
    const from = await this.position();
    if (from < page.position) {
      const events = page.events.filter(({ position }) => position > from);
      await this.projector.take(0, { from, to: page.position, events });
    }
  }
}
