import { randomUUID } from 'node:crypto';
import type { InvitationStatus } from '@vedette/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';
import type { Membership } from '../memberships/membership.repository.js';

/** An invitation to a place in a campaign. */
export interface Invitation extends Membership {
  readonly id: string;
  readonly note: string | null;
  readonly invitedBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedBy: string | null;
  readonly status: InvitationStatus;
}

const status = sql<InvitationStatus>`CASE
  WHEN i.accepted_at IS NOT NULL THEN 'accepted'
  WHEN i.revoked_at IS NOT NULL THEN 'revoked'
  WHEN i.expires_at <= clock_timestamp() THEN 'expired'
  ELSE 'open' END`;

/** Reads and writes invitations. */
@Injectable()
export class InvitationRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /** Keeps an invitation and returns it. */
  async add(
    place: Membership,
    more: { readonly by: string; readonly days: number; readonly note: string | null },
  ): Promise<Invitation> {
    const id = randomUUID();
    await this.db
      .insertInto('people.invitation')
      .values({
        id,
        campaign: place.campaign,
        role: place.role,
        player: place.player,
        note: more.note,
        invited_by: more.by,
        expires_at: sql<string>`clock_timestamp() + make_interval(days => ${more.days})`,
      })
      .execute();
    return (await this.byId(id))!;
  }

  async byId(id: string): Promise<Invitation | undefined> {
    return this.select().where('i.id', '=', id).executeTakeFirst();
  }

  /** The invitations to a campaign, newest first. */
  async ofCampaign(campaign: string): Promise<Invitation[]> {
    return this.select()
      .where('i.campaign', '=', campaign)
      .orderBy('i.created_at', 'desc')
      .orderBy('i.id')
      .limit(500)
      .execute();
  }

  /** Takes an open invitation back; false when it is not open. */
  async revoke(campaign: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('people.invitation')
      .set({ revoked_at: sql<string>`clock_timestamp()` })
      .where('id', '=', id)
      .where('campaign', '=', campaign)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Has an account accept an open invitation; undefined when it is not open. Of two at once one comes too late. */
  async accept(
    id: string,
    accountId: string,
    transaction: Transaction<PeopleSchema>,
  ): Promise<Membership | undefined> {
    return transaction
      .updateTable('people.invitation')
      .set({ accepted_at: sql<string>`clock_timestamp()`, accepted_by: accountId })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .returning(['campaign', 'role', 'player'])
      .executeTakeFirst();
  }

  private select() {
    return this.db
      .selectFrom('people.invitation as i')
      .leftJoin('people.account as b', 'b.id', 'i.invited_by')
      .leftJoin('people.account as a', 'a.id', 'i.accepted_by')
      .select([
        'i.id',
        'i.campaign',
        'i.role',
        'i.player',
        'i.note',
        'b.name as invitedBy',
        'a.name as acceptedBy',
        'i.created_at as createdAt',
        'i.expires_at as expiresAt',
      ])
      .select(status.as('status'));
  }
}
