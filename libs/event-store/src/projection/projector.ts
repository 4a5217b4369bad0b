import { sql, type Transaction } from 'kysely';
import { isPassing } from '@vedette/database';
import { Cursors, type CursorKey } from '../cursor/cursors.js';
import { CursorMovedError } from '../errors/cursor-moved.error.js';
import type { LoggedEvent } from '../event/recorded-event.js';
import type { EventStoreSchema } from '../schema/database.js';
import type { EventStore } from '../store/event-store.js';
import { applyAtOnce, applyCarefully, withoutStopped } from './apply-batch.js';
import type { Projection } from './projection.js';

/** A step of a projection: events of the log from one position to another. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly events: readonly LoggedEvent[];
}

type Apply = <Schema>(
  projection: Projection<Schema>,
  transaction: Transaction<EventStoreSchema>,
  events: readonly LoggedEvent[],
) => Promise<unknown>;

/** How steps are committed. */
export interface ProjectorOptions {
  /** Whether a crash of the server may lose the last steps, cursor and all: right for what nobody reads yet. */
  readonly losable?: boolean;
}

/** Applies steps, each in one transaction with the cursor, first all at once and, if that fails, carefully. */
export class Projector<Schema> {
  constructor(
    private readonly store: EventStore,
    private readonly projection: Projection<Schema>,
    private readonly options: ProjectorOptions = {},
  ) {}

  /** The cursor of the live generation, or of one cell of a rebuild. */
  cursorOf(cell: number): CursorKey {
    return { consumer: this.projection.name, generation: this.projection.generation, cell };
  }

  /**
   * @throws CursorMovedError when another instance has taken the step; errors of a database that is away. An event that
   * cannot be applied is no error here: it stops its campaign and leaves a dead letter.
   */
  async take(cell: number, step: Step): Promise<void> {
    try {
      await this.takeWith(applyAtOnce, cell, step);
    } catch (error) {
      if (error instanceof CursorMovedError || isPassing(error)) {
        throw error;
      }
      await this.takeWith(applyCarefully, cell, step);
    }
  }

  private takeWith(apply: Apply, cell: number, { from, to, events }: Step): Promise<void> {
    return this.store.transaction<void>(async (transaction) => {
      if (this.options.losable) await sql`SET LOCAL synchronous_commit TO off`.execute(transaction);
      // The cursor first: an instance that lost the race waits here, before it has done the work.
      await Cursors.within(transaction).move(this.cursorOf(cell), from, to);
      await apply(this.projection, transaction, await withoutStopped(this.projection, transaction, events));
    });
  }
}
