import { Injectable, Logger } from '@nestjs/common';
import { EventStore } from '@vedette/event-store';
import { Readiness, ShutdownManager } from '@vedette/platform';
import { ProjectionKeeper } from './projection-keeper.js';
import { reportProjection } from './report-projection.js';
import { REPORTS, type ReportTables } from './report-schema.js';

/** Keeps the reports. */
@Injectable()
export class ReportKeeper extends ProjectionKeeper<ReportTables> {
  constructor(store: EventStore, shutdown: ShutdownManager, readiness: Readiness) {
    const logger = new Logger('Reports');
    const kept = {
      name: REPORTS,
      following: reportProjection((campaign, turn) => logger.log({ campaign, turn }, 'Reports written')),
      anew: () => reportProjection(),
      count: `SELECT coalesce(sum(CASE WHEN opening THEN 1 ELSE 2 END), 0)::int AS n
         FROM (SELECT DISTINCT campaign, player, turn FROM proj_reports.told) AS told
         JOIN proj_reports.told_turn USING (campaign, turn) WHERE ready`,
    };
    super(store, kept, shutdown, readiness);
  }
}
