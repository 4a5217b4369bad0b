import type { JoinStatus, RestraintKind, SoughtSeat } from '@vedette/contracts';
import { readHistory } from '@vedette/vault';
import type { ColumnType, Generated } from 'kysely';
import type { OutgoingKind } from './outgoing-kind.js';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type Json = ColumnType<Record<string, unknown>, string | undefined, string>;

/** The tables of people. */
export interface PeopleSchema {
  'people.account': {
    id: string;
    name: string;
    password_hash: string | null;
    operator: Generated<boolean>;
    created_at: Moment;
    email: string | null;
    disabled_at: MaybeMoment;
  };
  'people.membership': {
    campaign: string;
    account_id: string;
    role: 'player' | 'minister' | 'administrator';
    player: string | null;
    created_at: Moment;
  };
  'people.session': {
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
    browser: Buffer | null;
  };
  'people.device': {
    id: string;
    account_id: string;
    created_at: Moment;
    last_used_at: Moment;
  };
  'people.personal_token': {
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
  'people.one_time_code': {
    digest: Buffer;
    account_id: string;
    kind: 'reset' | 'email' | 'start';
    email: string | null;
    created_at: Moment;
    expires_at: Moment;
    used_at: MaybeMoment;
  };
  'people.invitation': {
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
  'people.seeking': {
    campaign: string;
    words: string;
    seats: ColumnType<readonly SoughtSeat[], string, string>;
    since: Moment;
  };
  'people.join_request': {
    id: string;
    campaign: string;
    account_id: string;
    player: string;
    words: string;
    asked_at: Moment;
    decision: Exclude<JoinStatus, 'open'> | null;
    decided_at: MaybeMoment;
    decided_by: string | null;
    answer: string | null;
  };
  'people.restraint': {
    campaign: string;
    account_id: string;
    kind: RestraintKind;
    reason: string;
    laid_by: string | null;
    laid_at: Moment;
  };
  'people.campaign_cell': {
    campaign: string;
    cell: string;
    moves_to: string | null;
    since: Moment;
  };
  'people.failed_attempt': {
    subject: string;
    count: number;
    window_ends_at: Moment;
  };
  'people.account_event': {
    id: Generated<string>;
    account_id: string;
    at: Moment;
    kind: string;
    network: string | null;
    user_agent: string | null;
    data: Json;
  };
  'people.refresh_token': {
    digest: Buffer;
    session_id: string;
    issued_at: Moment;
    used_at: MaybeMoment;
  };
  'people.outgoing': {
    id: Generated<string>;
    delivery: Generated<string>;
    account: string;
    kind: OutgoingKind;
    data: Json;
    created_at: Moment;
    sent_at: MaybeMoment;
  };
}

/** History of the schema; its first step takes over what the gateway's has made. */
export const peopleHistory = () => readHistory('people', new URL('../sql/', import.meta.url));
