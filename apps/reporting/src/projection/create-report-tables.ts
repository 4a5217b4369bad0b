import { sql, type Transaction } from 'kysely';
import type { ReportTables } from './report-schema.js';

/** Creates the tables of {@link ReportTables}, empty. */
export async function createReportTables({ schema }: Transaction<ReportTables>): Promise<void> {
  await schema
    .createTable('told_turn')
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('season', 'text', (column) => column.notNull())
    .addColumn('opening', 'boolean', (column) => column.notNull())
    .addColumn('ready', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_turn_pkey', ['campaign', 'turn'])
    .execute();
  await schema
    .createTable('told_phase')
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('stream', 'text', (column) => column.notNull())
    .addColumn('first', 'integer', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_phase_pkey', ['campaign', 'turn', 'phase', 'generation'])
    .execute();
  await schema
    .createTable('told_void')
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_void_pkey', ['campaign', 'turn', 'phase', 'generation'])
    .execute();
  await schema
    .createTable('told_by_hand_void')
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_by_hand_void_pkey', ['campaign', 'turn', 'generation'])
    .execute();
  await schema
    .createTable('told_edition')
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('season', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_edition_pkey', ['campaign', 'turn', 'generation'])
    .execute();
  await schema
    .createTable('told')
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('stream', 'text', (column) => column.notNull())
    .addColumn('versions', sql`integer[]`, (column) => column.notNull())
    .addColumn('positions', sql`integer[]`, (column) => column.notNull())
    .addPrimaryKeyConstraint('told_pkey', ['campaign', 'player', 'turn', 'stream'])
    .execute();
}
