import type { ColumnType, Generated } from 'kysely';

type Position = ColumnType<string, number | string, number | string>;
type Written = ColumnType<Date, never, never>;

/** The tables of `es` that are read and written by ordinary queries; the log itself is reached through its functions. */
export interface EventStoreSchema {
  'es.campaign': {
    campaign_no: Generated<number>;
    campaign_id: string;
    created_at: Written;
    closed_at: Date | null;
    manifest: unknown;
  };
  'es.stream': {
    stream_pk: Generated<number>;
    campaign_no: number;
    stream_id: string;
    version: number;
    closed: boolean;
  };
  'es.snapshot': {
    campaign_no: number;
    name: string;
    reducer_hash: string;
    version: Position;
    streams: ColumnType<Record<string, number>, string, string>;
    state: ColumnType<unknown, string, string>;
    taken_at: Written;
  };
  'es.cursor': {
    consumer: string;
    generation: number;
    cell: number;
    position: Position;
    moved_at: ColumnType<Date, never, Date | string>;
  };
  'es.dead_letter': {
    consumer: string;
    generation: number;
    campaign_no: number;
    position: Position;
    stream_id: string;
    version: number;
    type: string;
    error: string;
    attempts: ColumnType<number, number | undefined, number>;
    failed_at: ColumnType<Date, never, Date | string>;
  };
  'es.projection': {
    name: string;
    live_generation: number;
    previous_generation: number | null;
    switched_at: ColumnType<Date, never, Date | string>;
  };
  'es.relay_base': {
    stream_name: string;
    incarnation: string;
    base_position: Position;
    created_at: Written;
  };
}
