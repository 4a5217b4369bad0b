import { Injectable } from '@nestjs/common';
import type { CampaignRole } from '@vedette/contracts';
import { ConflictError, InjectDatabase } from '@vedette/platform';
import { Kysely, type Transaction } from 'kysely';
import type { GatewaySchema } from '../database/gateway-schema.js';

/** An account's place in a campaign. */
export interface Membership {
  readonly campaign: string;
  readonly role: CampaignRole;
  readonly player: string | null;
}

/** Reads and writes who is what in which campaign. */
@Injectable()
export class MembershipRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<GatewaySchema>) {}

  /** Every place of an account, by campaign. */
  async ofAccount(accountId: string): Promise<Membership[]> {
    return this.db
      .selectFrom('gateway.membership')
      .select(['campaign', 'role', 'player'])
      .where('account_id', '=', accountId)
      .orderBy('campaign')
      .execute();
  }

  /** An account's place in one campaign. */
  async find(accountId: string, campaign: string): Promise<Membership | undefined> {
    return this.db
      .selectFrom('gateway.membership')
      .select(['campaign', 'role', 'player'])
      .where('account_id', '=', accountId)
      .where('campaign', '=', campaign)
      .executeTakeFirst();
  }

  /** Everybody in a campaign, by account name. */
  async ofCampaign(campaign: string): Promise<(Omit<Membership, 'campaign'> & { account: string })[]> {
    return this.db
      .selectFrom('gateway.membership as m')
      .innerJoin('gateway.account as a', 'a.id', 'm.account_id')
      .select(['a.name as account', 'm.role', 'm.player'])
      .where('m.campaign', '=', campaign)
      .orderBy('a.name')
      .execute();
  }

  /** Who plays a player, if anybody does. */
  async accountOf(campaign: string, player: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('gateway.membership')
      .select('account_id')
      .where('campaign', '=', campaign)
      .where('player', '=', player)
      .executeTakeFirst();
    return row?.account_id;
  }

  /**
   * Gives an account its place in a campaign, instead of the one it had.
   * @throws ConflictError when somebody else took the seat in the same moment
   */
  async put(accountId: string, { campaign, role, player }: Membership): Promise<void> {
    await this.db
      .insertInto('gateway.membership')
      .values({ campaign, account_id: accountId, role, player })
      .onConflict((conflict) => conflict.columns(['campaign', 'account_id']).doUpdateSet({ role, player }))
      .execute()
      .catch((error: unknown) => rethrow(error, player));
  }

  /**
   * Gives an account a first place in a campaign, within a transaction.
   * @throws ConflictError when it has a place there, or somebody else has the seat
   */
  async add(
    accountId: string,
    { campaign, role, player }: Membership,
    transaction: Transaction<GatewaySchema>,
  ): Promise<void> {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('gateway.membership')
      .values({ campaign, account_id: accountId, role, player })
      .onConflict((conflict) => conflict.columns(['campaign', 'account_id']).doNothing())
      .executeTakeFirst()
      .catch((error: unknown) => rethrow(error, player));
    if (numInsertedOrUpdatedRows !== 1n)
      throw new ConflictError(
        'place-held',
        'You have a place in this campaign already. Give it up first, or use another account.',
      );
  }

  /** Takes an account's place away; false when it had none. */
  async remove(accountId: string, campaign: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('gateway.membership')
      .where('account_id', '=', accountId)
      .where('campaign', '=', campaign)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

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
