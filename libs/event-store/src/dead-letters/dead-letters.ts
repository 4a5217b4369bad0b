import { type Kysely, sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '../event/recorded-event.js';
import type { EventStoreSchema } from '../schema/database.js';

/** An event that a consumer could not apply, and at which it stopped for the event's campaign. */
export interface DeadLetter {
  readonly consumer: string;
  readonly generation: number;
  readonly campaign: string;
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly error: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

type Executor = Kysely<EventStoreSchema> | Transaction<EventStoreSchema>;

const LONGEST_ERROR = 4_000;

const describe = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, LONGEST_ERROR);

/** The campaigns at which a consumer has stopped. */
export class DeadLetters {
  constructor(private readonly database: Executor) {}

  /** All of them, or those of one consumer, oldest first. */
  async list(consumer?: string): Promise<DeadLetter[]> {
    let query = this.database
      .selectFrom('es.dead_letter as letter')
      .innerJoin('es.campaign as campaign', 'campaign.campaign_no', 'letter.campaign_no')
      .selectAll('letter')
      .select('campaign.campaign_id');
    if (consumer !== undefined) {
      query = query.where('letter.consumer', '=', consumer);
    }
    const rows = await query.orderBy('letter.failed_at').execute();
    return rows.map((row) => ({
      consumer: row.consumer,
      generation: row.generation,
      campaign: row.campaign_id,
      position: Number(row.position),
      stream: row.stream_id,
      version: row.version,
      type: row.type,
      error: row.error,
      attempts: row.attempts,
      failedAt: row.failed_at,
    }));
  }

  /** The campaigns a consumer passes over, each with the position it stopped at. */
  async stopped(consumer: string, generation: number): Promise<Map<string, number>> {
    const rows = await this.database
      .selectFrom('es.dead_letter as letter')
      .innerJoin('es.campaign as campaign', 'campaign.campaign_no', 'letter.campaign_no')
      .select(['campaign.campaign_id', 'letter.position'])
      .where('letter.consumer', '=', consumer)
      .where('letter.generation', '=', generation)
      .execute();
    return new Map(rows.map((row) => [row.campaign_id, Number(row.position)]));
  }

  /** Stops a campaign at an event, or notes another failed attempt, at this event or a later one. */
  async stopAt(consumer: string, generation: number, event: LoggedEvent, error: unknown): Promise<void> {
    const place = {
      position: event.position,
      stream_id: event.stream,
      version: event.version,
      type: event.type,
      error: describe(error),
    };
    await this.database
      .insertInto('es.dead_letter')
      .columns(['consumer', 'generation', 'campaign_no', 'position', 'stream_id', 'version', 'type', 'error'])
      .expression((expression) =>
        expression
          .selectFrom('es.campaign')
          .select(({ val }) => [
            val(consumer).as('consumer'),
            sql<number>`${generation}::int`.as('generation'),
            'campaign_no' as const,
            sql<number>`${place.position}::bigint`.as('position'),
            val(place.stream_id).as('stream_id'),
            sql<number>`${place.version}::int`.as('version'),
            val(place.type).as('type'),
            val(place.error).as('error'),
          ])
          .where('campaign_id', '=', event.campaign),
      )
      .onConflict((conflict) =>
        conflict.columns(['consumer', 'generation', 'campaign_no']).doUpdateSet({
          ...place,
          attempts: sql<number>`es.dead_letter.attempts + 1`,
          failed_at: sql<Date>`clock_timestamp()`,
        }),
      )
      .execute();
  }

  /** Lets a campaign go on. */
  async release(consumer: string, generation: number, campaign: string): Promise<void> {
    await this.database
      .deleteFrom('es.dead_letter')
      .where('consumer', '=', consumer)
      .where('generation', '=', generation)
      .where('campaign_no', '=', (query) =>
        query.selectFrom('es.campaign').select('campaign_no').where('campaign_id', '=', campaign),
      )
      .execute();
  }
}
