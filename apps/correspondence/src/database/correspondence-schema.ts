import type { NewsRead } from '@vedette/contracts';
import { readHistory } from '@vedette/vault';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type Json = ColumnType<Record<string, unknown>, string | undefined, string>;

/** The tables of correspondence. */
export interface CorrespondenceSchema {
  'correspondence.letter': {
    id: string;
    campaign: string;
    sender: string;
    text: string;
    sent_at: Moment;
  };
  'correspondence.letter_copy': {
    letter: string;
    recipient: string;
    place: number;
    campaign: string;
    delivered_at: MaybeMoment;
    due_turn: number | null;
    read_at: MaybeMoment;
    reported_at: MaybeMoment;
    report_reason: string | null;
  };
  'correspondence.letter_delivery': { campaign: string; delivery: 'at-once' | 'courier' };
  'correspondence.letter_mute': { campaign: string; player: string; sender: string };
  'correspondence.outgoing': {
    id: Generated<string>;
    account: string;
    kind: string;
    data: Json;
    created_at: Moment;
    sent_at: MaybeMoment;
    channel: ColumnType<'mail' | 'webhook', 'mail' | 'webhook' | undefined>;
    key: string | null;
    bundle: string | null;
    due_at: Moment;
    attempts: Generated<number>;
    last_error: string | null;
    failed_at: MaybeMoment;
    dead_at: MaybeMoment;
    delivery: Generated<string>;
  };
  'correspondence.notice_settings': {
    account: string;
    mail: Generated<boolean>;
    webhook_url: string | null;
    webhook_secret: string | null;
    kinds: Generated<string[]>;
    reminder_hours: Generated<number[]>;
    daily_at: string | null;
    quiet_from: string | null;
    quiet_until: string | null;
    zone: Generated<string>;
    updated_at: Moment;
  };
  'correspondence.notice_progress': {
    campaign: string;
    administration: number;
    turn: number;
    umpire: number;
    dispositions: number;
    marks: ColumnType<NewsRead['marks'] | null, string | null | undefined, string | null>;
  };
}

/** History of the schema; its first step takes over what the gateway's has made. */
export const correspondenceHistory = () => readHistory('correspondence', new URL('../sql/', import.meta.url));
