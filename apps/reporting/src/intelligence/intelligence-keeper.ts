import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore, Generations, ProjectionRunner, rebuild } from '@vedette/event-store';
import { lagCheck, observeLag, Readiness, ShutdownManager } from '@vedette/platform';
import { intelligenceProjection } from './intelligence-projection.js';
import { INTELLIGENCE, type IntelligenceTables } from './intelligence-schema.js';
import { IntelligenceWriter } from './intelligence-writer.js';

/** Behind by this many events, somebody should look; intelligence that is late is still worth serving. */
const DEGRADED_FROM = 50_000;

/** Keeps intelligence up to date with the log, and makes it again from zero when asked. */
@Injectable()
export class IntelligenceKeeper implements OnApplicationBootstrap {
  private readonly logger = new Logger('Intelligence');
  private readonly runner: ProjectionRunner<IntelligenceTables>;

  constructor(
    private readonly store: EventStore,
    private readonly writer: IntelligenceWriter,
    shutdown: ShutdownManager,
    readiness: Readiness,
  ) {
    this.runner = new ProjectionRunner(store, intelligenceProjection(writer), {
      onError: (error) =>
        this.logger.warn({ err: error }, 'Could not keep intelligence up to date; trying again'),
    });
    readiness.add(lagCheck(INTELLIGENCE, () => this.behind(), { degradedFrom: DEGRADED_FROM }));
    const unobserve = observeLag(INTELLIGENCE, () => this.behind());
    shutdown.register({
      stage: 'consumers',
      name: INTELLIGENCE,
      stop: async () => {
        unobserve();
        await this.runner.stop();
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.runner.start();
  }

  /** Has a campaign go on at which intelligence has stopped; false when it stops again. */
  retry(campaign: string): Promise<boolean> {
    return this.runner.retry(campaign);
  }

  /** How many events of the log intelligence has not followed yet. */
  async behind(): Promise<number> {
    const [head, position] = await Promise.all([this.store.head(), this.runner.position()]);
    return Math.max(0, head - position);
  }

  /** Makes every picture again from the events, beside those in use, and puts them in their place in one step. */
  async rebuild(): Promise<{ generation: number; pictures: number; seconds: number }> {
    const begun = performance.now();
    const { generation: built } = await rebuild(this.store, intelligenceProjection(this.writer));
    const generation = (await new Generations(this.store).live(INTELLIGENCE))?.live ?? built;
    const { rows } = await this.store.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM proj_intelligence.picture',
    );
    const pictures = rows[0]?.n ?? 0;
    const seconds = Math.round(performance.now() - begun) / 1000;
    this.logger.log({ generation, pictures, seconds }, 'Intelligence made again');
    return { generation, pictures, seconds };
  }
}
