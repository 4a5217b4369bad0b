import { Injectable } from '@nestjs/common';
import type { ClockAudience } from '@vedette/turn-clock';
import { InjectDatabase } from '@vedette/platform';
import { type Expression, Kysely, sql, type SqlBool, type Transaction } from 'kysely';
import type { GatewaySchema } from '../database/gateway-schema.js';
import { type Channel, NOTICE_KINDS, type NoticeKind } from './notice-kinds.js';

/** How somebody wants to be told. */
export interface NoticeWishes {
  readonly mail: boolean;
  readonly webhookUrl: string | null;
  readonly kinds: readonly NoticeKind[];
  readonly reminderHours: readonly number[];
  /** Time of the day of a digest, null for at once. */
  readonly dailyAt: string | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly zone: string;
}

/** Wishes as they are kept; the secret is sealed. */
export interface KeptWishes extends NoticeWishes {
  readonly webhookSecret: string | null;
}

/** Somebody who may be told, and by which ways he can be reached. */
export interface Recipient extends NoticeWishes {
  readonly account: string;
  readonly player: string | null;
  readonly email: string | null;
}

/** Whom a notice is for. */
export type RecipientsAsked =
  | { readonly campaign: string; readonly audience: ClockAudience }
  | { readonly campaign: string; readonly players: readonly string[] };

type Executor = Kysely<GatewaySchema> | Transaction<GatewaySchema>;

/** Of what somebody is told who has not said otherwise: everything. */
const USUAL_KINDS = [...NOTICE_KINDS];

const columns = [
  sql<boolean>`coalesce(s.mail, true)`.as('mail'),
  sql<string | null>`s.webhook_url`.as('webhookUrl'),
  sql<NoticeKind[]>`coalesce(s.kinds, ${USUAL_KINDS}::text[])`.as('kinds'),
  sql<number[]>`coalesce(s.reminder_hours, '{24}')`.as('reminderHours'),
  sql<string | null>`s.daily_at`.as('dailyAt'),
  sql<string | null>`s.quiet_from`.as('quietFrom'),
  sql<string | null>`s.quiet_until`.as('quietUntil'),
  sql<string>`coalesce(s.zone, 'UTC')`.as('zone'),
] as const;

/** Reads and writes how people want to be told. */
@Injectable()
export class NoticeSettingsRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<GatewaySchema>) {}

  /** An account's wishes, those that hold by default if it has none of its own. */
  async of(account: string): Promise<KeptWishes & { readonly email: string | null }> {
    return this.db
      .selectFrom('gateway.account as a')
      .leftJoin('gateway.notice_settings as s', 's.account', 'a.id')
      .select(columns)
      .select(['s.webhook_secret as webhookSecret', 'a.email'])
      .where('a.id', '=', account)
      .executeTakeFirstOrThrow();
  }

  async put(account: string, wishes: KeptWishes, executor: Executor = this.db): Promise<void> {
    const row = {
      mail: wishes.mail,
      webhook_url: wishes.webhookUrl,
      webhook_secret: wishes.webhookSecret,
      kinds: [...wishes.kinds],
      reminder_hours: [...wishes.reminderHours],
      daily_at: wishes.dailyAt,
      quiet_from: wishes.quietFrom,
      quiet_until: wishes.quietUntil,
      zone: wishes.zone,
      updated_at: sql<Date>`clock_timestamp()`,
    };
    await executor
      .insertInto('gateway.notice_settings')
      .values({ account, ...row })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
      .execute();
  }

  /** Those of a campaign whom something concerns, whose accounts are open and who want to be told of its kind at all. */
  recipients(asked: RecipientsAsked, kind: NoticeKind, executor: Executor = this.db): Promise<Recipient[]> {
    return executor
      .selectFrom('gateway.membership as m')
      .innerJoin('gateway.account as a', 'a.id', 'm.account_id')
      .leftJoin('gateway.notice_settings as s', 's.account', 'a.id')
      .select(['a.id as account', 'm.player', 'a.email'])
      .select(columns)
      .where('m.campaign', '=', asked.campaign)
      .where('a.disabled_at', 'is', null)
      .where(concerned(asked))
      .where(sql<SqlBool>`${kind} = ANY (coalesce(s.kinds, ${USUAL_KINDS}::text[]))`)
      .orderBy('a.id')
      .execute();
  }

  /** Campaigns in which somebody wants to be reminded, or told who is silent, and can be reached. */
  async campaignsWithReminders(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('gateway.membership as m')
      .innerJoin('gateway.account as a', 'a.id', 'm.account_id')
      .leftJoin('gateway.notice_settings as s', 's.account', 'a.id')
      .select('m.campaign')
      .distinct()
      .where('a.disabled_at', 'is', null)
      .where(
        sql<SqlBool>`(s.webhook_url IS NOT NULL OR (a.email IS NOT NULL AND coalesce(s.mail, true)))
          AND 'reminder' = ANY (coalesce(s.kinds, '{reminder}')) AND cardinality(coalesce(s.reminder_hours, '{24}')) > 0`,
      )
      .orderBy('m.campaign')
      .execute();
    return rows.map(({ campaign }) => campaign);
  }

  transaction<T>(work: (executor: Transaction<GatewaySchema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }
}

function concerned(asked: RecipientsAsked): Expression<SqlBool> {
  if ('players' in asked) return sql`m.player = ANY (${asked.players}::text[])`;
  const { audience } = asked;
  if (audience === 'everybody') return sql`true`;
  if (audience === 'administrators') return sql`m.role = 'administrator'`;
  return sql`(m.role = 'administrator' OR m.player = ANY (${audience}::text[]))`;
}

/** The ways by which somebody wants to be told and can be. */
export function channelsOf({ mail, email, webhookUrl }: Recipient): Channel[] {
  return [
    ...(mail && email !== null ? (['mail'] as const) : []),
    ...(webhookUrl !== null ? (['webhook'] as const) : []),
  ];
}
