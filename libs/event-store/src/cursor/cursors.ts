import { type Kysely, sql, type Transaction } from 'kysely';
import type { EventStoreSchema } from '../schema/database.js';
import { CursorMovedError } from '../errors/cursor-moved.error.js';

/** Whose cursor. A consumer rebuilt from zero gets a new generation; only rebuilds have more than cell 0. */
export interface CursorKey {
  readonly consumer: string;
  readonly generation: number;
  readonly cell?: number;
}

type Executor = Kysely<EventStoreSchema> | Transaction<EventStoreSchema>;

/**
 * How far consumers have come. Move a cursor in the transaction of your own writes: then each event takes effect exactly
 * once, whatever number of instances run and whenever they die.
 */
export class Cursors {
  constructor(private readonly database: Executor) {}

  /** The cursors of a caller's transaction, whatever other tables its schema has. */
  static within<Schema>(transaction: Transaction<Schema>): Cursors {
    return new Cursors(transaction as unknown as Transaction<EventStoreSchema>);
  }

  /** The last position whose effects are committed; 0 for a consumer that has not begun. */
  async position({ consumer, generation, cell = 0 }: CursorKey): Promise<number> {
    const row = await this.database
      .selectFrom('es.cursor')
      .select('position')
      .where('consumer', '=', consumer)
      .where('generation', '=', generation)
      .where('cell', '=', cell)
      .executeTakeFirst();
    return Number(row?.position ?? 0);
  }

  /** Makes the cursor at a position unless it exists already. */
  async begin({ consumer, generation, cell = 0 }: CursorKey, position: number): Promise<void> {
    await this.database
      .insertInto('es.cursor')
      .values({ consumer, generation, cell, position })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * Moves a cursor from where the caller believes it to be.
   *
   * @throws CursorMovedError when another instance was faster: roll back, read the cursor, go on from there.
   */
  async move(key: CursorKey, from: number, to: number): Promise<void> {
    const { consumer, generation, cell = 0 } = key;
    if (from === 0) {
      await this.begin(key, 0);
    }
    const { numUpdatedRows } = await this.database
      .updateTable('es.cursor')
      .set({ position: to, moved_at: sql<Date>`clock_timestamp()` })
      .where('consumer', '=', consumer)
      .where('generation', '=', generation)
      .where('cell', '=', cell)
      .where('position', '=', String(from))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) {
      throw new CursorMovedError(consumer, generation, from);
    }
  }

  /** Forgets a consumer's generation, all its cells. */
  async forget(consumer: string, generation: number): Promise<void> {
    await this.database
      .deleteFrom('es.cursor')
      .where('consumer', '=', consumer)
      .where('generation', '=', generation)
      .execute();
  }
}
