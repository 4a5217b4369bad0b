import { readHistory } from '@vedette/vault';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type Json = ColumnType<Record<string, unknown>, string | undefined, string>;

/** The gateway's own tables. */
export interface GatewaySchema {
  'gateway.account': {
    id: string;
    name: string;
    password_hash: string | null;
    operator: Generated<boolean>;
    created_at: Moment;
    email: string | null;
    disabled_at: MaybeMoment;
  };
  'gateway.membership': {
    campaign: string;
    account_id: string;
    role: 'player' | 'minister' | 'administrator';
    player: string | null;
    created_at: Moment;
  };
  'gateway.session': {
    id: string;
    account_id: string;
    created_at: Moment;
    expires_at: Moment;
    ended_at: MaybeMoment;
    ended_by: 'logout' | 'reuse' | 'password' | 'operator' | 'owner' | 'reset' | null;
    device_id: string | null;
    user_agent: string | null;
    network: string | null;
    last_used_at: Moment;
  };
  'gateway.device': {
    id: string;
    account_id: string;
    created_at: Moment;
    last_used_at: Moment;
  };
  'gateway.personal_token': {
    id: string;
    account_id: string;
    digest: Buffer;
    name: string;
    scopes: string[];
    created_at: Moment;
    expires_at: Moment;
    last_used_at: MaybeMoment;
    revoked_at: MaybeMoment;
  };
  'gateway.one_time_code': {
    digest: Buffer;
    account_id: string;
    kind: 'reset' | 'email';
    email: string | null;
    created_at: Moment;
    expires_at: Moment;
    used_at: MaybeMoment;
  };
  'gateway.invitation': {
    id: string;
    campaign: string;
    role: 'player' | 'minister' | 'administrator';
    player: string | null;
    note: string | null;
    invited_by: string | null;
    created_at: Moment;
    expires_at: Moment;
    revoked_at: MaybeMoment;
    accepted_at: MaybeMoment;
    accepted_by: string | null;
  };
  'gateway.failed_attempt': {
    subject: string;
    count: number;
    window_ends_at: Moment;
  };
  'gateway.account_event': {
    id: Generated<string>;
    account_id: string;
    at: Moment;
    kind: string;
    network: string | null;
    user_agent: string | null;
    data: Json;
  };
  'gateway.refresh_token': {
    digest: Buffer;
    session_id: string;
    issued_at: Moment;
    used_at: MaybeMoment;
  };
  'gateway.letter': {
    id: string;
    campaign: string;
    sender: string;
    text: string;
    sent_at: Moment;
  };
  'gateway.letter_copy': {
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
  'gateway.letter_delivery': { campaign: string; delivery: 'at-once' | 'courier' };
  'gateway.letter_mute': { campaign: string; player: string; sender: string };
  'gateway.outgoing': {
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
  'gateway.notice_settings': {
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
  'gateway.notice_progress': {
    campaign: string;
    administration: number;
    turn: number;
    umpire: number;
    dispositions: number;
  };
}

/** History of the gateway's schema. */
export const gatewayHistory = () => readHistory('gateway', new URL('../sql/', import.meta.url));
