import { readHistory } from '@vedette/vault';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** The gateway's own tables. */
export interface GatewaySchema {
  'gateway.account': {
    id: string;
    name: string;
    password_hash: string | null;
    operator: Generated<boolean>;
    created_at: Moment;
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
    ended_by: 'logout' | 'reuse' | 'password' | 'operator' | null;
  };
  'gateway.refresh_token': {
    digest: Buffer;
    session_id: string;
    issued_at: Moment;
    used_at: MaybeMoment;
  };
}

/** History of the gateway's schema. */
export const gatewayHistory = () => readHistory('gateway', new URL('../sql/', import.meta.url));
