import { sql } from 'kysely';
import type { Projection } from '../projection/projection.js';

/** Tables of {@link tally}. */
export interface TallySchema {
  tally: { campaign: string; stream: string; events: number; last_position: string };
  entry: { position: number; campaign: string; stream: string; version: number };
}

/** Counts events by stream and keeps one row an event, so that an event applied twice or left out shows. */
export const tally = (
  generation: number,
  refuses: (event: { readonly campaign: string; readonly version: number }) => boolean = () => false,
): Projection<TallySchema> => ({
  name: 'tally',
  generation,
  tables: ['tally', 'entry'],
  setUp: async ({ transaction }) => {
    await transaction.schema
      .createTable('tally')
      .addColumn('campaign', 'text')
      .addColumn('stream', 'text')
      .addColumn('events', 'integer')
      .addColumn('last_position', 'bigint')
      .addPrimaryKeyConstraint('tally_key', ['campaign', 'stream'])
      .execute();
    await transaction.schema
      .createTable('entry')
      .addColumn('position', 'bigint', (column) => column.primaryKey())
      .addColumn('campaign', 'text')
      .addColumn('stream', 'text')
      .addColumn('version', 'integer')
      .execute();
  },
  apply: async ({ transaction }, events) => {
    for (const event of events) {
      if (refuses(event)) {
        throw new Error(`cannot stomach ${event.campaign} ${event.version}`);
      }
    }
    await transaction
      .insertInto('entry')
      .values(
        events.map(({ position, campaign, stream, version }) => ({ position, campaign, stream, version })),
      )
      .execute();
    for (const { campaign, stream, position } of events) {
      await transaction
        .insertInto('tally')
        .values({ campaign, stream, events: 1, last_position: String(position) })
        .onConflict((conflict) =>
          conflict
            .columns(['campaign', 'stream'])
            .doUpdateSet({ events: sql`tally.events + 1`, last_position: String(position) }),
        )
        .execute();
    }
  },
});
