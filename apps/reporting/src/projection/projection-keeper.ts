import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type EventStore,
  Generations,
  type Projection,
  ProjectionRunner,
  rebuild,
} from '@vedette/event-store';
import { lagCheck, observeAge, observeLag, type Readiness, type ShutdownManager } from '@vedette/platform';

/** Behind by this many events, somebody should look; what is late is still worth serving. */
const DEGRADED_FROM = 50_000;

/** What is made of the log and kept. */
export interface Kept<Tables> {
  /** Name of the projection at the store, in metrics, in health and in the log, for instance `reports`. */
  readonly name: string;
  /** Follows the log. */
  readonly following: Projection<Tables>;
  /** Follows the whole log once more, for a new generation beside the one in use. */
  readonly anew: () => Projection<Tables>;
  /** SQL of one number, `n`: how many there are of what is made. */
  readonly count: string;
}

/** What making everything again came to: which generation is in use now, how many it holds, and how long it took. */
export interface MadeAgain {
  readonly generation: number;
  readonly made: number;
  readonly seconds: number;
}

/** Keeps what is made of the log up to date with it, and makes it again from zero when asked. */
export abstract class ProjectionKeeper<Tables> implements OnApplicationBootstrap {
  private readonly logger: Logger;
  private readonly runner: ProjectionRunner<Tables>;

  protected constructor(
    private readonly store: EventStore,
    private readonly kept: Kept<Tables>,
    shutdown: ShutdownManager,
    readiness: Readiness,
  ) {
    const { name, following } = kept;
    this.logger = new Logger(`${name[0]!.toUpperCase()}${name.slice(1)}`);
    this.runner = new ProjectionRunner(store, following, {
      onError: (error) => this.logger.warn({ err: error }, `Could not keep ${name} up to date; trying again`),
    });
    readiness.add(lagCheck(name, () => this.behind(), { degradedFrom: DEGRADED_FROM }));
    const unobserve = [
      observeLag(name, () => this.behind()),
      observeAge(name, async () => store.ageBeyond(await this.runner.position())),
    ];
    shutdown.register({
      stage: 'consumers',
      name,
      stop: async () => {
        for (const end of unobserve) end();
        await this.runner.stop();
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.runner.start();
  }

  /** Has a campaign go on at which it has stopped; false when it stops again. */
  retry(campaign: string): Promise<boolean> {
    return this.runner.retry(campaign);
  }

  /** How many events of the log it has not followed yet. */
  async behind(): Promise<number> {
    const [head, position] = await Promise.all([this.store.head(), this.runner.position()]);
    return Math.max(0, head - position);
  }

  /** Makes everything again from the events, beside what is in use, and puts it in its place in one step. */
  async rebuild(): Promise<MadeAgain> {
    const begun = performance.now();
    const { generation: built } = await rebuild(this.store, this.kept.anew());
    const generation = (await new Generations(this.store).live(this.kept.name))?.live ?? built;
    const { rows } = await this.store.pool.query<{ n: number }>(this.kept.count);
    const made = rows[0]?.n ?? 0;
    const seconds = Math.round(performance.now() - begun) / 1000;
    this.logger.log({ generation, made, seconds }, 'Made again');
    return { generation, made, seconds };
  }
}
