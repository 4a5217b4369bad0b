import { sql, type Transaction } from 'kysely';
import { Cursors } from '../cursor/cursors.js';
import { GenerationLiveError } from '../errors/generation-live.error.js';
import type { EventStoreSchema } from '../schema/database.js';
import type { EventStore } from '../store/event-store.js';
import { generationSchema, liveSchema, type Projection } from './projection.js';

type Tables = Transaction<EventStoreSchema>;

/** Which generation is live and which was before. */
export interface LiveGeneration {
  readonly live: number;
  readonly previous: number | null;
}

/** Generations of projections side by side: tables of their own each, and views that show the live one. */
export class Generations {
  constructor(private readonly store: EventStore) {}

  /** The generation that readers see; undefined for a projection that was never built. */
  async live(projection: string): Promise<LiveGeneration | undefined> {
    const row = await this.store.database
      .selectFrom('es.projection')
      .select(['live_generation', 'previous_generation'])
      .where('name', '=', projection)
      .executeTakeFirst();
    return row && { live: row.live_generation, previous: row.previous_generation };
  }

  /** The number of cells of a build; 0 when it has not been begun. */
  async cells({ name, generation }: { readonly name: string; readonly generation: number }): Promise<number> {
    const { count } = await this.store.database
      .selectFrom('es.cursor')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('consumer', '=', name)
      .where('generation', '=', generation)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Makes a build's schema and empty tables, with cells at position 0. */
  async begin<Schema>(projection: Projection<Schema>, cells: number): Promise<void> {
    const schema = generationSchema(projection, projection.generation);
    await this.store.transaction<void>(async (transaction) => {
      // Empty tables are made again as quickly.
      await sql`SET LOCAL synchronous_commit TO off`.execute(transaction);
      await sql`DROP SCHEMA IF EXISTS ${sql.id(schema)} CASCADE`.execute(transaction);
      await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(transaction);
      await projection.setUp({
        transaction: (transaction as unknown as Transaction<Schema>).withSchema(schema),
        schema,
      });
      const cursors = Cursors.within(transaction);
      for (let cell = 0; cell < cells; cell += 1) {
        await cursors.begin({ consumer: projection.name, generation: projection.generation, cell }, 0);
      }
    });
  }

  /**
   * Shows a finished build to readers: its schema takes the place and name of the generation's, its cells, all at one
   * position, become the generation's cursor, and the views change, all in one transaction in which the live generation
   * stands still.
   *
   * @returns false, and changes nothing, when the live generation is further on: catch up and try again.
   */
  async switchTo<Schema>(
    projection: Projection<Schema>,
    build: Projection<Schema>,
    position: number,
  ): Promise<boolean> {
    const { name, generation } = projection;
    return this.store.transaction(async (transaction: Tables) => {
      const row = await transaction
        .selectFrom('es.projection')
        .select('live_generation')
        .where('name', '=', name)
        .forUpdate()
        .executeTakeFirst();
      const reached = await transaction
        .selectFrom('es.cursor')
        .select('position')
        .where('consumer', '=', name)
        .where('generation', 'in', [generation, row?.live_generation ?? generation])
        .where('cell', '=', 0)
        .forUpdate()
        .execute();
      if (reached.some((cursor) => Number(cursor.position) > position)) {
        return false;
      }
      // Readers come by the views to the tables: who took the tables first and the views then would wait for one of them in a
      // circle.
      await this.hideTables(transaction, projection);
      await this.replaceGeneration(transaction, projection, build.generation);
      await Cursors.within(transaction).begin({ consumer: name, generation }, position);
      await this.showTables(transaction, projection);
      await this.noteLive(transaction, name, generation, row?.live_generation ?? null);
      return true;
    });
  }

  /** @throws GenerationLiveError when readers use it. */
  async drop(projection: { readonly name: string }, generation: number): Promise<void> {
    if ((await this.live(projection.name))?.live === generation) {
      throw new GenerationLiveError(projection.name, generation);
    }
    await this.store.transaction<void>(async (transaction) => {
      await this.erase(transaction, projection, generation);
      await transaction
        .updateTable('es.projection')
        .set({ previous_generation: null })
        .where('name', '=', projection.name)
        .where('previous_generation', '=', generation)
        .execute();
    });
  }

  private async replaceGeneration<Schema>(
    transaction: Tables,
    projection: Projection<Schema>,
    built: number,
  ) {
    const { name, generation } = projection;
    const [from, to] = [generationSchema(projection, built), generationSchema(projection, generation)];
    await this.erase(transaction, projection, generation);
    await sql`ALTER SCHEMA ${sql.id(from)} RENAME TO ${sql.id(to)}`.execute(transaction);
    await Cursors.within(transaction).forget(name, built);
    await transaction
      .updateTable('es.dead_letter')
      .set({ generation })
      .where('consumer', '=', name)
      .where('generation', '=', built)
      .execute();
  }

  private async erase(
    transaction: Tables,
    projection: { readonly name: string },
    generation: number,
  ): Promise<void> {
    const schema = generationSchema(projection, generation);
    await sql`DROP SCHEMA IF EXISTS ${sql.id(schema)} CASCADE`.execute(transaction);
    await Cursors.within(transaction).forget(projection.name, generation);
    await transaction
      .deleteFrom('es.dead_letter')
      .where('consumer', '=', projection.name)
      .where('generation', '=', generation)
      .execute();
  }

  private async hideTables<Schema>(transaction: Tables, projection: Projection<Schema>): Promise<void> {
    const live = liveSchema(projection);
    const { rows } = await sql<{ viewname: string }>`
      SELECT viewname FROM pg_views WHERE schemaname = ${live} ORDER BY viewname`.execute(transaction);
    for (const { viewname } of rows) {
      await sql`DROP VIEW ${sql.id(live, viewname)}`.execute(transaction);
    }
  }

  private async showTables<Schema>(transaction: Tables, projection: Projection<Schema>): Promise<void> {
    const live = liveSchema(projection);
    const source = generationSchema(projection, projection.generation);
    await sql`CREATE SCHEMA IF NOT EXISTS ${sql.id(live)}`.execute(transaction);
    for (const table of projection.tables) {
      await sql`CREATE VIEW ${sql.id(live, table)} AS SELECT * FROM ${sql.id(source, table)}`.execute(
        transaction,
      );
    }
  }

  private async noteLive(
    transaction: Tables,
    name: string,
    live: number,
    before: number | null,
  ): Promise<void> {
    const previous = before === live ? null : before;
    await transaction
      .insertInto('es.projection')
      .values({ name, live_generation: live, previous_generation: previous })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          live_generation: live,
          ...(before === live ? {} : { previous_generation: previous }),
          switched_at: sql<Date>`clock_timestamp()`,
        }),
      )
      .execute();
  }
}
