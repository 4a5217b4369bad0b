import { Injectable } from '@nestjs/common';
import type { CampaignRole } from '@vedette/contracts';
import { ConflictError, InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';

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
   * @throws ConflictError when somebody else has the seat
   */
  async put(accountId: string, place: Membership, mayHold: MayHold = () => undefined): Promise<void> {
    await this.db.transaction().execute((transaction) => this.give(accountId, place, mayHold, transaction));
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
  async remove(accountId: string, campaign: string, player?: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('people.membership')
      .where('account_id', '=', accountId)
      .where('campaign', '=', campaign)
      .$if(player !== undefined, (query) => query.where('player', '=', player!))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  private async give(
    accountId: string,
    { campaign, role, player }: Membership,
    mayHold: MayHold,
    transaction: Transaction<PeopleSchema>,
  ): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`places ${campaign} ${accountId}`}, 0))`.execute(
      transaction,
    );
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
