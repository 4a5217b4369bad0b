import { readHistory } from '@vedette/vault';
import type { ColumnType } from 'kysely';

/** The tables of order-intake's own. */
export interface IntakeSchema {
  'intake.seat_desk': {
    campaign: string;
    player: string;
    account: string;
    tag: string;
    document: string;
    saved_at: ColumnType<Date, undefined, Date>;
  };
}

/** History of the schema. */
export const intakeHistory = () => readHistory('intake', new URL('../sql/', import.meta.url));
