import { Injectable } from '@nestjs/common';
import { NOTICE_KINDS, type NoticeKind } from '@vedette/contracts';
import type { ClockAudience } from '@vedette/turn-clock';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import { Correspondents, type SeatOfCorrespondent } from '../database/correspondents.js';
import type { Channel } from './notice-kinds.js';

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
  readonly email: string | null;
  /** Those of his seats it is about, where he has several places in the campaign and it is not for everybody; else none. */
  readonly seats: readonly string[];
}

/** Whom a notice is for. */
export type RecipientsAsked =
  | { readonly campaign: string; readonly audience: ClockAudience }
  | { readonly campaign: string; readonly players: readonly string[] };

type Executor = Kysely<CorrespondenceSchema> | Transaction<CorrespondenceSchema>;

/** Wishes of who has none of his own. */
const USUAL: NoticeWishes = {
  mail: true,
  webhookUrl: null,
  kinds: [...NOTICE_KINDS],
  reminderHours: [24],
  dailyAt: null,
  quietFrom: null,
  quietUntil: null,
  zone: 'UTC',
};

const columns = [
  'account',
  'mail',
  'webhook_url as webhookUrl',
  'webhook_secret as webhookSecret',
  'kinds',
  'reminder_hours as reminderHours',
  'daily_at as dailyAt',
  'quiet_from as quietFrom',
  'quiet_until as quietUntil',
  'zone',
] as const;

/** Reads and writes how people want to be told. */
@Injectable()
export class NoticeSettingsRepository {
  constructor(
    @InjectDatabase() private readonly db: Kysely<CorrespondenceSchema>,
    private readonly people: Correspondents,
  ) {}

  /** An account's wishes, those that hold by default if it has none of its own. */
  async of(account: string, executor: Executor = this.db): Promise<KeptWishes> {
    return (await this.wishesOf([account], executor)).get(account) ?? { ...USUAL, webhookSecret: null };
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
      .insertInto('correspondence.notice_settings')
      .values({ account, ...row })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
      .execute();
  }

  /** Those of a campaign whom something concerns, each once, who want to be told of its kind at all. */
  async recipients(
    asked: RecipientsAsked,
    kind: NoticeKind,
    executor: Executor = this.db,
  ): Promise<Recipient[]> {
    const places = new Map<string, SeatOfCorrespondent[]>();
    for (const place of await this.people.seatsOf(asked.campaign, executor))
      places.set(place.account, [...(places.get(place.account) ?? []), place]);
    const concerned = [...places.values()].filter((held) => held.some((place) => concerns(asked, place)));
    const wishes = await this.wishesOf(
      concerned.map(([first]) => first!.account),
      executor,
    );
    return concerned.flatMap((held) => {
      const { account, email } = held[0]!;
      const { webhookSecret: _, ...wish } = wishes.get(account) ?? { ...USUAL, webhookSecret: null };
      return wish.kinds.includes(kind) ? [{ ...wish, account, email, seats: seatsNamed(asked, held) }] : [];
    });
  }

  /** An account, whatever place it has, as it wants to be told; undefined where there is none, or it does not want to be told of this kind. */
  async recipient(
    account: string,
    kind: NoticeKind,
    executor: Executor = this.db,
  ): Promise<Recipient | undefined> {
    const known = await this.people.one(account);
    if (!known) return undefined;
    const { webhookSecret: _, ...wish } = await this.of(account, executor);
    return wish.kinds.includes(kind) ? { ...wish, account, email: known.email, seats: [] } : undefined;
  }

  /** Campaigns in which somebody wants to be reminded, or told who is silent, and can be reached. */
  async campaignsWithReminders(): Promise<string[]> {
    const everywhere = await this.people.everywhere();
    const wishes = await this.wishesOf(
      everywhere.map(({ account }) => account),
      this.db,
    );
    const reached = everywhere.filter(({ account, email }) => {
      const wish = wishes.get(account) ?? USUAL;
      return (
        wish.kinds.includes('reminder') &&
        wish.reminderHours.length > 0 &&
        (wish.webhookUrl !== null || (wish.mail && email !== null))
      );
    });
    return [...new Set(reached.map(({ campaign }) => campaign))];
  }

  private async wishesOf(
    accounts: readonly string[],
    executor: Executor,
  ): Promise<ReadonlyMap<string, KeptWishes>> {
    if (accounts.length === 0) return new Map();
    const rows = await executor
      .selectFrom('correspondence.notice_settings')
      .select(columns)
      .where('account', '=', sql<string>`ANY (${[...new Set(accounts)]}::uuid[])`)
      .execute();
    return new Map(
      rows.map(({ account, ...wishes }) => [account, { ...wishes, kinds: wishes.kinds as NoticeKind[] }]),
    );
  }
}

function concerns(asked: RecipientsAsked, { role, player }: SeatOfCorrespondent): boolean {
  if (!('players' in asked)) {
    if (asked.audience === 'everybody') return true;
    if (role === 'administrator') return true;
    if (asked.audience === 'administrators') return false;
  }
  return player !== null && namedIn(asked).includes(player);
}

/** Whom something is for by name. */
function namedIn(asked: RecipientsAsked): readonly string[] {
  if ('players' in asked) return asked.players;
  return typeof asked.audience === 'string' ? [] : asked.audience;
}

/** Which of his seats somebody with several places has to be told. */
function seatsNamed(asked: RecipientsAsked, held: readonly SeatOfCorrespondent[]): string[] {
  if (held.length < 2) return [];
  return held.flatMap(({ player }) => (player !== null && namedIn(asked).includes(player) ? [player] : []));
}

/** The ways by which somebody wants to be told and can be. */
export function channelsOf({ mail, email, webhookUrl }: Recipient): Channel[] {
  return [
    ...(mail && email !== null ? (['mail'] as const) : []),
    ...(webhookUrl !== null ? (['webhook'] as const) : []),
  ];
}
