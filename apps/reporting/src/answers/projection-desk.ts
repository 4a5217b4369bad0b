import { Injectable } from '@nestjs/common';
import { type ProjectionCondition, type ProjectionName, PROJECTIONS } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { IntelligenceKeeper } from '../intelligence/intelligence-keeper.js';
import { ReportKeeper } from '../projection/report-keeper.js';

/** Tells operators how projections fare, and has campaigns go on at which one has stopped. */
@Injectable()
export class ProjectionDesk {
  constructor(
    private readonly store: EventStore,
    private readonly reports: ReportKeeper,
    private readonly intelligence: IntelligenceKeeper,
  ) {}

  async describe(): Promise<ProjectionCondition[]> {
    const [letters, head, live] = await Promise.all([
      this.store.deadLetters.list(),
      this.store.head(),
      this.store.database
        .selectFrom('es.projection as projection')
        .innerJoin('es.cursor as cursor', (join) =>
          join
            .onRef('cursor.consumer', '=', 'projection.name')
            .onRef('cursor.generation', '=', 'projection.live_generation'),
        )
        .select(['projection.name', 'projection.live_generation as generation', 'cursor.position'])
        .where('cursor.cell', '=', 0)
        .execute(),
    ]);
    return PROJECTIONS.flatMap((name) => {
      const found = live.find((one) => one.name === name);
      if (!found) return [];
      const position = Number(found.position);
      const stopped = letters
        .filter(({ consumer, generation }) => consumer === name && generation === found.generation)
        .map(({ consumer: _, generation: __, failedAt, ...letter }) => ({
          ...letter,
          failedAt: failedAt.toISOString(),
        }));
      return [
        { name, generation: found.generation, position, behind: Math.max(0, head - position), stopped },
      ];
    });
  }

  /** Whether the campaign goes on; if not, it has stopped again, and {@link describe} says where. */
  retry(projection: ProjectionName, campaign: string): Promise<boolean> {
    return (projection === 'reports' ? this.reports : this.intelligence).retry(campaign);
  }
}
