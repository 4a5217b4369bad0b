import type { AccountMailKind } from '@vedette/contracts';
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
  'gateway.outgoing': {
    id: Generated<string>;
    account: string;
    kind: AccountMailKind;
    data: Json;
    created_at: Moment;
    sent_at: MaybeMoment;
    delivery: Generated<string>;
  };
}

/** History of the gateway's schema. */
export const gatewayHistory = () => readHistory('gateway', new URL('../sql/', import.meta.url));
