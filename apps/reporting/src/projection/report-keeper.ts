import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore, Generations, ProjectionRunner, rebuild } from '@vedette/event-store';
import { lagCheck, observeLag, Readiness, ShutdownManager } from '@vedette/platform';
import { reportProjection } from './report-projection.js';
import { REPORTS, type ReportTables } from './report-schema.js';

/** Behind by this many events, somebody should look; reports that are late are still worth serving. */
const DEGRADED_FROM = 50_000;

/** Keeps the reports up to date with the log, and makes them again from zero when asked. */
@Injectable()
export class ReportKeeper implements OnApplicationBootstrap {
  private readonly logger = new Logger('Reports');
  private readonly runner: ProjectionRunner<ReportTables>;

  constructor(
    private readonly store: EventStore,
    shutdown: ShutdownManager,
    readiness: Readiness,
  ) {
    this.runner = new ProjectionRunner(
      store,
      reportProjection((campaign, turn) => this.logger.log({ campaign, turn }, 'Reports written')),
      {
        onError: (error) =>
          this.logger.warn({ err: error }, 'Could not keep the reports up to date; trying again'),
      },
    );
    readiness.add(lagCheck('reports', () => this.behind(), { degradedFrom: DEGRADED_FROM }));
    const unobserve = observeLag('reports', () => this.behind());
    shutdown.register({
      stage: 'consumers',
      name: 'reports',
      stop: async () => {
        unobserve();
        await this.runner.stop();
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.runner.start();
  }

  /** Has a campaign go on at which the reports have stopped; false when they stop again. */
  retry(campaign: string): Promise<boolean> {
    return this.runner.retry(campaign);
  }

  /** How many events of the log the reports have not followed yet. */
  async behind(): Promise<number> {
    const [head, position] = await Promise.all([this.store.head(), this.runner.position()]);
    return Math.max(0, head - position);
  }

  /** Makes every report again from the events, beside the ones in use, and puts them in their place in one step. */
  async rebuild(): Promise<{ generation: number; reports: number; seconds: number }> {
    const begun = performance.now();
    const { generation } = await rebuild(this.store, reportProjection());
    const live = await new Generations(this.store).live(REPORTS);
    const reports = await this.count();
    const seconds = Math.round(performance.now() - begun) / 1000;
    this.logger.log({ generation: live?.live ?? generation, reports, seconds }, 'Reports made again');
    return { generation: live?.live ?? generation, reports, seconds };
  }

  private async count(): Promise<number> {
    const { rows } = await this.store.pool.query<{ n: number }>(
      `SELECT coalesce(sum(CASE WHEN opening THEN 1 ELSE 2 END), 0)::int AS n
         FROM (SELECT DISTINCT campaign, player, turn FROM proj_reports.told) AS told
         JOIN proj_reports.told_turn USING (campaign, turn) WHERE ready`,
    );
    return rows[0]?.n ?? 0;
  }
}
