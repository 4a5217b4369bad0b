import { Injectable } from '@nestjs/common';
import type { CampaignRole } from '@vedette/contracts';
import { ConflictError, InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';
import { BannedError } from './banned.error.js';

/** One of an account's places in a campaign: a seat with its player, or the office of an administrator without one. */
export interface Membership {
  readonly campaign: string;
  readonly role: CampaignRole;
  readonly player: string | null;
}

/** Reads and writes who is what in which campaign. */
@Injectable()
export class MembershipRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /** Every place of an account, by campaign. */
  async ofAccount(accountId: string): Promise<Membership[]> {
    return this.db
      .selectFrom('people.membership')
      .select(['campaign', 'role', 'player'])
      .where('account_id', '=', accountId)
      .orderBy('campaign')
      .orderBy('player')
      .execute();
  }

  /** An account's places in one campaign, by player. */
  async ofAccountIn(
    accountId: string,
    campaign: string,
    executor: Executor = this.db,
  ): Promise<Membership[]> {
    return executor
      .selectFrom('people.membership')
      .select(['campaign', 'role', 'player'])
      .where('account_id', '=', accountId)
      .where('campaign', '=', campaign)
      .orderBy('player')
      .execute();
  }

  /** Everybody in a campaign, by account name. */
  async ofCampaign(campaign: string): Promise<(Omit<Membership, 'campaign'> & { account: string })[]> {
    return this.db
      .selectFrom('people.membership as m')
      .innerJoin('people.account as a', 'a.id', 'm.account_id')
      .select(['a.name as account', 'm.role', 'm.player'])
      .where('m.campaign', '=', campaign)
      .orderBy('a.name')
      .orderBy('m.player')
      .execute();
  }

  /** The accounts that administer a campaign, by id. */
  async administratorsOf(campaign: string, executor: Executor = this.db): Promise<string[]> {
    const rows = await executor
      .selectFrom('people.membership')
      .select('account_id')
      .where('campaign', '=', campaign)
      .where('role', '=', 'administrator')
      .orderBy('account_id')
      .execute();
    return rows.map(({ account_id: id }) => id);
  }

  /** The players somebody plays, by campaign; of a campaign with nothing but administrators none. */
  async seatsTaken(): Promise<ReadonlyMap<string, string[]>> {
    const rows = await this.db
      .selectFrom('people.membership')
      .select([
        'campaign',
        sql<string[]>`coalesce(array_agg(player ORDER BY player) FILTER (WHERE player IS NOT NULL), '{}')`.as(
          'players',
        ),
      ])
      .groupBy('campaign')
      .execute();
    return new Map(rows.map(({ campaign, players }) => [campaign, players]));
  }

  /** Who plays a player, if anybody does. */
  async accountOf(campaign: string, player: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('people.membership')
      .select('account_id')
      .where('campaign', '=', campaign)
      .where('player', '=', player)
      .executeTakeFirst();
    return row?.account_id;
  }

  /**
   * Gives an account a place in a campaign beside those it has; a seat it has already gets the role. `mayHold` sees what it has
   * and refuses by throwing; nobody gives it another place meanwhile.
   * @throws ConflictError when somebody else has the seat @throws BannedError
   */
  async put(accountId: string, place: Membership, mayHold: MayHold = () => undefined): Promise<void> {
    await this.db.transaction().execute((transaction) => this.give(accountId, place, mayHold, transaction));
  }

  /**
   * Gives accounts places, all or none: a clock that is told of a few of them would end a turn for which it should wait.
   * @throws ConflictError when somebody else has one of the seats
   */
  async putAll(places: readonly GivenPlace[]): Promise<void> {
    // In one order, so that nobody who does the same waits for what waits for him.
    const ordered = [...places].sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
    await this.db.transaction().execute(async (transaction) => {
      for (const { accountId, place, mayHold } of ordered)
        await this.give(accountId, place, mayHold, transaction);
    });
  }

  /**
   * Gives an account a place it has not yet, within a transaction.
   * @throws ConflictError when it has this very place, or somebody else has the seat
   */
  async add(
    accountId: string,
    place: Membership,
    mayHold: MayHold,
    transaction: Transaction<PeopleSchema>,
  ): Promise<void> {
    const mustBeNew: MayHold = (held) => {
      mayHold(held);
      if (held.some(({ player }) => player === place.player))
        throw new ConflictError('place-held', 'You have this place in the campaign already.');
    };
    await this.give(accountId, place, mustBeNew, transaction);
  }

  /** Takes an account one seat of a campaign, or every place it has there; false when there was none. */
  async remove(
    accountId: string,
    campaign: string,
    player?: string,
    executor: Executor = this.db,
  ): Promise<boolean> {
    const { numDeletedRows } = await executor
      .deleteFrom('people.membership')
      .where('account_id', '=', accountId)
      .where('campaign', '=', campaign)
      .$if(player !== undefined, (query) => query.where('player', '=', player!))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Has nobody give or take places of an account in a campaign until the transaction is over. */
  async hold(campaign: string, accountId: string, transaction: Transaction<PeopleSchema>): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`places ${campaign} ${accountId}`}, 0))`.execute(
      transaction,
    );
  }

  /** @throws BannedError */
  async mustNotBeBanned(
    campaign: string,
    accountId: string,
    transaction: Transaction<PeopleSchema>,
  ): Promise<void> {
    const ban = await transaction
      .selectFrom('people.restraint')
      .select('kind')
      .where('campaign', '=', campaign)
      .where('account_id', '=', accountId)
      .where('kind', '=', 'banned')
      .executeTakeFirst();
    if (ban) throw new BannedError();
  }

  private async give(
    accountId: string,
    { campaign, role, player }: Membership,
    mayHold: MayHold,
    transaction: Transaction<PeopleSchema>,
  ): Promise<void> {
    await this.hold(campaign, accountId, transaction);
    await this.mustNotBeBanned(campaign, accountId, transaction);
    const held = await this.ofAccountIn(accountId, campaign, transaction);
    mayHold(held);
    if (held.some((place) => place.player === player))
      await transaction
        .updateTable('people.membership')
        .set({ role })
        .where('account_id', '=', accountId)
        .where('campaign', '=', campaign)
        .where('player', 'is not distinct from', player)
        .execute();
    else
      await transaction
        .insertInto('people.membership')
        .values({ campaign, account_id: accountId, role, player })
        .execute()
        .catch((error: unknown) => rethrow(error, player));
  }
}

/** A place that is given to an account, if it may hold it. */
export interface GivenPlace {
  readonly accountId: string;
  readonly place: Membership;
  readonly mayHold: MayHold;
}

/** Sees the places an account has in a campaign, and refuses another by throwing. */
export type MayHold = (held: readonly Membership[]) => void;

type Executor = Kysely<PeopleSchema> | Transaction<PeopleSchema>;

/** Somebody else plays the player. */
export class PlayerTakenError extends ConflictError {
  constructor(player: string) {
    super('player-taken', `Somebody else plays ${player}.`, { field: '/player' });
  }
}

function rethrow(error: unknown, player: string | null): never {
  if ((error as { constraint?: string }).constraint === 'membership_player')
    throw new PlayerTakenError(player ?? '');
  throw error;
}
