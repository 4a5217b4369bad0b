import { readHistory } from '@vedette/vault';
import type { EventStoreSchema } from '@vedette/event-store';
import type { ColumnType } from 'kysely';

/** The tables of reporting's own, beside those it reads of the log. */
export interface KeptSchema extends Pick<EventStoreSchema, 'es.campaign'> {
  'reporting.kept_campaign': {
    campaign: string;
    title: string;
    published: boolean;
    debrief: string | null;
    kept_at: ColumnType<Date, undefined, never>;
  };
  'reporting.kept_report': {
    campaign: string;
    player: string;
    turn: number;
    edition: number;
    reason: string | null;
    forms: string[];
    bundle: Buffer;
  };
  'reporting.kept_debrief': {
    campaign: string;
    turn: number;
    bundle: Buffer;
  };
}

/** History of the schema. */
export const reportingHistory = () => readHistory('reporting', new URL('../sql/', import.meta.url));
