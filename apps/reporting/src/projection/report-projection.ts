import type { LoggedEvent, Projection } from '@vedette/event-store';
import { becauseOf, isStored, TurnResolved } from '@vedette/ledger';
import { REPORTS, REPORTS_GENERATION, type ReportTables } from './report-schema.js';
import type { ReportWriter } from './report-writer.js';

/** The reports of every player as a projection of the log: a turn that is resolved has its reports. */
export function reportProjection(writer: ReportWriter): Projection<ReportTables> {
  return {
    name: REPORTS,
    generation: REPORTS_GENERATION,
    tables: ['report'],
    setUp: async ({ transaction }) => {
      await transaction.schema
        .createTable('report')
        .addColumn('campaign', 'text', (column) => column.notNull())
        .addColumn('turn', 'integer', (column) => column.notNull())
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('format', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('report_pkey', ['campaign', 'player', 'turn', 'kind', 'format'])
        .execute();
    },
    apply: async ({ transaction }, events: readonly LoggedEvent[]) => {
      for (const event of events)
        if (isStored(TurnResolved, event))
          await becauseOf(event, 'write reports', () =>
            writer.write(transaction, event.campaign, event.data.turn),
          );
    },
  };
}
