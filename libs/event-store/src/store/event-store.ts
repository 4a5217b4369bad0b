import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { AppendRequest, Appended, Cause, StreamAppend } from '../append/append-request.js';
import { guardPool } from '@vedette/database';
import { retrying, type RetryPolicy } from '@vedette/database';
import { onConnection, type StatementRunner } from '../connection/statement-runner.js';
import { Cursors, type CursorKey } from '../cursor/cursors.js';
import type { LoggedEvent, RecordedEvent } from '../event/recorded-event.js';
import type { HintBus } from '../hint/hint-bus.js';
import { LocalHints } from '../hint/local-hints.js';
import {
  CampaignReader,
  type Place,
  type StreamRange,
  type StreamVersions,
} from '../read/campaign-reader.js';
import {
  type LogPage,
  type LogReading,
  readCampaignLog,
  readHead,
  readLog,
  type Upcast,
} from '../read/log-reader.js';
import { StreamNames } from '../read/stream-names.js';
import { waitUntil } from '../read/wait-until.js';
import { migrate, type MigrationOptions, type MigrationReport, requireSchema } from '../schema/migrate.js';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import { Snapshots } from '../snapshot/snapshots.js';
import { type ConditionRow, type StoreCondition, storeCondition } from './store-condition.js';
import { Appender } from './appender.js';
import { CampaignNumbers } from './campaign-numbers.js';
import type { EventStoreSchema } from '../schema/database.js';

/** What may differ between one use of the store and another. */
export interface EventStoreOptions {
  /** Bell that wakes sealers and readers; within this process only when left out. */
  readonly hints?: HintBus;
  /** Applied to every event that is read. */
  readonly upcast?: Upcast;
  /** Milliseconds to go on trying while the database is away, 15,000 when left out. */
  readonly retryBudgetMs?: number;
  readonly onRetry?: RetryPolicy['onRetry'];
}

/** What one call of the sealer found. */
export interface Sealed {
  /** Events sealed by this call. */
  readonly count: number;
  /** Who sealed: this call, or somebody else at the same time, and then this call did nothing. */
  readonly by: 'this call' | 'another';
  /** Position of the last sealed event. */
  readonly head: number;
}

const unchanged: Upcast = (event) => event;

/**
 * The event store of an installation: appends to streams of campaigns, and reads them back by stream, by turn, by
 * campaign, or as the sealed log of everything.
 *
 * The pool stays the caller's: he ends it. Losing the database raises no event nobody listens to; appends and reads are
 * repeated until it is back or the retry budget is used up, which is safe because an append is recognised by its command.
 */
export class EventStore {
  readonly database: Kysely<EventStoreSchema>;
  readonly hints: HintBus;
  readonly snapshots: Snapshots;
  readonly cursors: Cursors;
  readonly deadLetters: DeadLetters;
  private readonly runner: StatementRunner;
  private readonly numbers = new CampaignNumbers();
  private readonly appender: Appender;
  private readonly reader: CampaignReader;
  private readonly log: LogReading;
  private readonly retry: RetryPolicy;
  private last: (Appended & { readonly commandId: string }) | null = null;

  constructor(
    readonly pool: pg.Pool,
    options: EventStoreOptions = {},
  ) {
    guardPool(pool);
    this.retry = { budgetMs: options.retryBudgetMs ?? 15_000, onRetry: options.onRetry };
    const once = onConnection(pool);
    this.runner = { run: (statement) => retrying(this.retry, () => once.run(statement)) };
    this.database = new Kysely<EventStoreSchema>({ dialect: new PostgresDialect({ pool }) });
    this.hints = options.hints ?? new LocalHints();
    const upcast = options.upcast ?? unchanged;
    this.log = { runner: this.runner, names: new StreamNames(), upcast };
    this.appender = new Appender(this.runner, this.numbers);
    this.reader = new CampaignReader(this.runner, upcast);
    this.snapshots = new Snapshots(this.database, { find: (campaign) => this.numberOf(campaign) });
    this.cursors = new Cursors(this.database);
    this.deadLetters = new DeadLetters(this.database);
  }

  /** Brings the database to the version this library needs; see {@link migrate}. */
  migrate(options?: MigrationOptions): Promise<MigrationReport> {
    return migrate(this.pool, options);
  }

  /** Looks whether the database is what this library needs, as services do when they start; see {@link requireSchema}. */
  requireSchema(options?: MigrationOptions): Promise<void> {
    return requireSchema(this.pool, options);
  }

  /**
   * Appends events to a stream, in one round trip. The same command at the same expected version may be appended again:
   * the answer then says `replayed`.
   *
   * @throws WrongExpectedVersionError when another append was first; CampaignClosedError; InvalidAppendError.
   */
  async append(request: AppendRequest): Promise<Appended> {
    const appended = await this.appender.append(request);
    this.last = { ...appended, commandId: request.commandId };
    this.announce();
    return appended;
  }

  /**
   * Appends to several streams, all or nothing; `replayed` only when the command had been appended to all of them.
   *
   * @throws WrongExpectedVersionError naming the first stream that is elsewhere; CampaignClosedError; InvalidAppendError.
   */
  async appendMany(appends: readonly StreamAppend[], cause: Cause): Promise<Appended[]> {
    const appended = await this.appender.appendMany(appends, cause);
    const last = appended.at(-1);
    if (last) this.last = { ...last, commandId: cause.commandId };
    this.announce();
    return appended;
  }

  /** The last event that this process appended; null before the first, and nothing of appends within a caller's transaction. */
  lastAppended(): Pick<RecordedEvent, 'campaign' | 'stream' | 'version' | 'commandId'> | null {
    if (!this.last) return null;
    const { campaign, stream, lastVersion, commandId } = this.last;
    return { campaign, stream, version: lastVersion, commandId: commandId.toLowerCase() };
  }

  /**
   * Appends inside a caller's transaction, so that events and his own rows commit together or not at all. A refused
   * append ends the transaction. Call {@link announce} after the commit, or readers notice at their next poll.
   */
  appendWithin<Schema>(transaction: Transaction<Schema>, request: AppendRequest): Promise<Appended> {
    return this.appender.appendWithin(transaction, request);
  }

  /** Appends to several streams inside a caller's transaction; see {@link appendWithin}. */
  appendManyWithin<Schema>(
    transaction: Transaction<Schema>,
    appends: readonly StreamAppend[],
    cause: Cause,
  ): Promise<Appended[]> {
    return this.appender.appendManyWithin(transaction, appends, cause);
  }

  /**
   * The heads of some of a campaign's streams, held still until the transaction ends, so that what is decided on them can be
   * appended elsewhere; with `and none is begun` no stream is begun in the campaign either. Streams that do not exist are left out.
   */
  async holdStreams<Schema>(
    transaction: Transaction<Schema>,
    campaign: string,
    streams: readonly string[],
    more?: 'and none is begun',
  ): Promise<{ readonly stream_id: string; readonly version: number }[]> {
    const { rows } = await sql<{ stream_id: string; version: number }>`
      SELECT stream_id, version
        FROM es.hold_streams(${campaign}, ${[...streams]}::text[], ${more !== undefined})`.execute(
      transaction,
    );
    return rows;
  }

  /** Wakes the sealers after a transaction with {@link appendWithin} has committed. */
  announce(): void {
    this.hints.ring('appended');
  }

  /** Seals what has committed since the last time; see {@link Sealer} for doing so all the time. */
  async seal(): Promise<Sealed> {
    const rows = await this.runner.run<{ sealed: number | null; head: string }>({
      name: 'es-seal',
      text: 'SELECT sealed, head FROM es.seal()',
      values: [],
    });
    const [{ sealed, head }] = rows as [{ sealed: number | null; head: string }];
    if (sealed !== null && sealed > 0) {
      this.hints.ring('sealed');
    }
    return { count: sealed ?? 0, by: sealed === null ? 'another' : 'this call', head: Number(head) };
  }

  /** The sealed log of all campaigns after a position, at most `limit` positions (2,000 when left out), fewer where events are large. */
  readLog(after: number, limit = 2_000): Promise<LogPage> {
    return readLog(this.log, after, limit);
  }

  /** The events of one campaign in the sealed log after a position and up to another, a page at a time. */
  async *readCampaignLog(
    campaign: string,
    after: number,
    upTo: number,
  ): AsyncGenerator<readonly LoggedEvent[]> {
    const campaignNo = await this.numberOf(campaign);
    if (campaignNo !== undefined) {
      yield* readCampaignLog(this.log, campaignNo, after, upTo);
    }
  }

  /** The position of an event in the log; undefined when it is not sealed yet, or does not exist. */
  async positionOf(campaign: string, stream: string, version: number): Promise<number | undefined> {
    const campaignNo = await this.numberOf(campaign);
    const rows = await this.runner.run<{ position: string | null }>({
      name: 'es-position-of',
      text: 'SELECT es.position_of($1, $2, $3) AS position',
      values: [campaignNo ?? null, stream, version],
    });
    const position = rows[0]?.position ?? null;
    return position === null ? undefined : Number(position);
  }

  /**
   * The position of an append's last event, as soon as it is sealed: what a command may give its caller, so that his next
   * query can wait for it.
   *
   * @throws WaitedTooLongError when nobody seals, or not in time.
   */
  sealedPosition({ campaign, stream, lastVersion }: Appended, timeoutMs: number): Promise<number> {
    const what = `Sealing of "${campaign}" ${stream} ${lastVersion}`;
    return waitUntil(what, this.hints, timeoutMs, () => this.positionOf(campaign, stream, lastVersion));
  }

  /**
   * Waits until a consumer has come to a position, so that a reader sees his own write.
   *
   * @throws WaitedTooLongError
   */
  async reached(cursor: CursorKey, position: number, timeoutMs: number): Promise<void> {
    await waitUntil(`Position ${position} of "${cursor.consumer}"`, this.hints, timeoutMs, async () =>
      (await this.cursors.position(cursor)) >= position ? position : undefined,
    );
  }

  /** What an operator watches. */
  async condition(): Promise<StoreCondition> {
    const rows = await this.runner.run<ConditionRow>({
      name: 'es-condition',
      text: 'SELECT head, sealed_at, unsealed, oldest_transaction_seconds, stopped_campaigns, unsealed_seconds FROM es.condition()',
      values: [],
    });
    return storeCondition(rows[0] as ConditionRow);
  }

  /** How many seconds ago the event after a position was sealed, by the database's clock; 0 for the end of the log. */
  async ageBeyond(position: number): Promise<number> {
    const rows = await this.runner.run<{ age: number }>({
      name: 'es-age-beyond',
      text: 'SELECT es.age_beyond($1) AS age',
      values: [position],
    });
    return rows[0]!.age;
  }

  /** The position of the last sealed event, 0 when there is none. */
  head(): Promise<number> {
    return readHead(this.runner);
  }

  /** The events of a stream in order of version; none for a stream or campaign that does not exist. */
  async readStream(campaign: string, stream: string, range: StreamRange = {}): Promise<RecordedEvent[]> {
    const campaignNo = await this.numberOf(campaign);
    return campaignNo === undefined ? [] : this.reader.stream(campaign, campaignNo, stream, range);
  }

  /** The events of a campaign's turns, both included, from all its streams; causes before effects. */
  async readTurns(campaign: string, firstTurn: number, lastTurn = firstTurn): Promise<RecordedEvent[]> {
    const campaignNo = await this.numberOf(campaign);
    return campaignNo === undefined ? [] : this.reader.turns(campaign, campaignNo, firstTurn, lastTurn);
  }

  /** The events of a campaign that a state does not contain yet, from all its streams; causes before effects. */
  async readCampaign(campaign: string, contained: StreamVersions = {}): Promise<RecordedEvent[]> {
    const campaignNo = await this.numberOf(campaign);
    return campaignNo === undefined ? [] : this.reader.after(campaign, campaignNo, contained);
  }

  /** Single events of a campaign, by stream and version in that order; what is not there is left out. */
  async readPlaces(campaign: string, places: readonly Place[]): Promise<RecordedEvent[]> {
    const campaignNo = await this.numberOf(campaign);
    return campaignNo === undefined || places.length === 0
      ? []
      : this.reader.places(campaign, campaignNo, places);
  }

  /** The version of each stream of a campaign. */
  async streamVersions(campaign: string): Promise<StreamVersions> {
    const campaignNo = await this.numberOf(campaign);
    const rows = await this.runner.run<{ stream_id: string; version: number }>({
      name: 'es-stream-versions',
      text: 'SELECT stream_id, version FROM es.stream WHERE campaign_no = $1 ORDER BY stream_id COLLATE "C"',
      values: [campaignNo ?? null],
    });
    return Object.fromEntries(rows.map((row) => [row.stream_id, row.version]));
  }

  /** Runs a transaction on the store's tables and, under another schema type, on the caller's. */
  transaction<Result, Schema = EventStoreSchema>(
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ) {
    return (this.database as unknown as Kysely<Schema>).transaction().execute(work);
  }

  /** The number that a campaign's events carry in the database; undefined for a campaign that does not exist. */
  campaignNumber(campaign: string): Promise<number | undefined> {
    return this.numberOf(campaign);
  }

  /**
   * Begins a new era when the log was restored into another cluster, and returns its number; returns the present one
   * otherwise. Nothing may append meanwhile; what was appended since the restore is kept.
   */
  async beginEra(): Promise<number> {
    const rows = await this.runner.run<{ era: number }>({
      name: 'es-begin-era',
      text: 'SELECT es.begin_era() AS era',
      values: [],
    });
    return (rows[0] as { era: number }).era;
  }

  /** The era of the log. @throws EraEndedError when it was restored into another cluster and nobody has begun a new one */
  async era(): Promise<number> {
    const rows = await this.runner.run<{ era: number }>({
      name: 'es-check-era',
      text: 'SELECT es.check_era() AS era',
      values: [],
    });
    return (rows[0] as { era: number }).era;
  }

  private numberOf(campaign: string): Promise<number | undefined> {
    return this.numbers.find(this.runner, campaign);
  }
}
