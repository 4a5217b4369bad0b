import { Inject, Injectable } from '@nestjs/common';
import { InjectDatabase, VedetteError } from '@vedette/platform';
import { Kysely, sql } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';
import { PEOPLE_SETTINGS, type PeopleSettings } from '../settings.js';
import { type Client, SignedCodes } from '@vedette/people';
import { DeviceRepository } from './device.repository.js';

/** Too many wrong passwords came from where this one comes from; whether the account exists plays no part (429). */
export class TooManyFailuresError extends VedetteError {
  constructor(limit: number, retryAfterSeconds: number) {
    super({
      code: 'too-many-failures',
      status: 429,
      retryAfterSeconds,
      rule: `${limit} wrong passwords`,
      message:
        `Too many wrong passwords came from here; try again in ${retryAfterSeconds} s. ` +
        'A device that has signed in to the account before is not held up by those of others.',
    });
  }
}

interface Subject {
  readonly name: string;
  readonly limit: number;
  /** A right password wipes the count out; otherwise it only takes its own attempt back. */
  readonly wiped: boolean;
}

/** Whose password is tried, and from where. */
export type PasswordAttempt =
  | { readonly account: string; readonly client: Client }
  /** Somebody signed in who gives his password once more. */
  | { readonly session: string };

/**
 * Bounds the guessing of passwords. Failures are counted by account and network together, by network, and by device; an
 * account as such is never locked, so nobody can lock its owner out by failing in his name. A device that signed in to
 * the account before is counted by itself and does not feel the failures of others, even behind the same address.
 */
@Injectable()
export class Lockout {
  constructor(
    @InjectDatabase() private readonly db: Kysely<PeopleSchema>,
    private readonly codes: SignedCodes,
    private readonly devices: DeviceRepository,
    @Inject(PEOPLE_SETTINGS) private readonly settings: PeopleSettings,
  ) {}

  /**
   * Has a password tried; `tried` throws when it is wrong. Every attempt is counted before it is made, so many at once
   * get no further than one after the other.
   * @throws TooManyFailuresError before anything is tried
   */
  async guard<T>(attempt: PasswordAttempt, tried: () => Promise<T>): Promise<T> {
    const subjects = await this.subjectsOf(attempt);
    await this.count(subjects);
    const outcome = await tried();
    await this.clear(subjects);
    return outcome;
  }

  /** The id of the known device a client comes from; null when it has not signed in to the account before. */
  async deviceOf(account: string, { device }: Client): Promise<string | null> {
    const id = device === null ? null : await this.codes.named('vdd', device);
    return id !== null && (await this.devices.knows(id, account)) ? id : null;
  }

  /** Forgets what was counted for an account from a network: its owner has proved himself otherwise. */
  async forgive(account: string, { network }: Client): Promise<void> {
    await this.db
      .deleteFrom('people.failed_attempt')
      .where('subject', '=', pairOf(account, network))
      .execute();
  }

  /** Forgets counts whose window is over. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('people.failed_attempt')
      .where('window_ends_at', '<', sql<Date>`clock_timestamp()`)
      .execute();
  }

  private async subjectsOf(attempt: PasswordAttempt): Promise<Subject[]> {
    const { FAILED_SIGN_INS: few, FAILED_SIGN_INS_OF_NETWORK: many } = this.settings;
    if ('session' in attempt) return [{ name: `session ${attempt.session}`, limit: few, wiped: true }];
    const { account, client } = attempt;
    const device = await this.deviceOf(account, client);
    if (device !== null) return [{ name: `device ${device}`, limit: few, wiped: true }];
    return [
      { name: pairOf(account, client.network), limit: few, wiped: true },
      { name: `network ${client.network}`, limit: many, wiped: false },
    ];
  }

  private async count(subjects: readonly Subject[]): Promise<void> {
    const over = sql<boolean>`people.failed_attempt.window_ends_at <= clock_timestamp()`;
    const end = sql<string>`clock_timestamp() + make_interval(mins => ${this.settings.LOCKOUT_MINUTES})`;
    const rows = await this.db
      .insertInto('people.failed_attempt')
      .values(subjects.map(({ name }) => ({ subject: name, count: 1, window_ends_at: end })))
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet({
          count: sql<number>`CASE WHEN ${over} THEN 1 ELSE people.failed_attempt.count + 1 END`,
          window_ends_at: sql<string>`CASE WHEN ${over} THEN ${end} ELSE people.failed_attempt.window_ends_at END`,
        }),
      )
      .returning(['subject', 'count'])
      .returning(
        sql<number>`ceil(extract(epoch FROM window_ends_at - clock_timestamp()))::integer`.as('seconds'),
      )
      .execute();
    for (const { name, limit } of subjects) {
      const row = rows.find(({ subject }) => subject === name)!;
      if (row.count > limit) throw new TooManyFailuresError(limit, Math.max(1, row.seconds));
    }
  }

  private async clear(subjects: readonly Subject[]): Promise<void> {
    for (const { name, wiped } of subjects)
      await this.db
        .updateTable('people.failed_attempt')
        .set({ count: wiped ? 0 : sql<number>`greatest(0, count - 1)` })
        .where('subject', '=', name)
        .execute();
  }
}

const pairOf = (account: string, network: string): string => `account ${account} from ${network}`;
