import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { GatewaySchema } from '../database/gateway-schema.js';
import type { Membership } from './membership.repository.js';

/** What has become of an invitation. */
export const INVITATION_STATUSES = ['open', 'accepted', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

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
  constructor(@InjectDatabase() private readonly db: Kysely<GatewaySchema>) {}

  /** Keeps an invitation and returns it. */
  async add(
    place: Membership,
    more: { readonly by: string; readonly days: number; readonly note: string | null },
  ): Promise<Invitation> {
    const id = randomUUID();
    await this.db
      .insertInto('gateway.invitation')
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
      .updateTable('gateway.invitation')
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
    transaction: Transaction<GatewaySchema>,
  ): Promise<Membership | undefined> {
    return transaction
      .updateTable('gateway.invitation')
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
      .selectFrom('gateway.invitation as i')
      .leftJoin('gateway.account as b', 'b.id', 'i.invited_by')
      .leftJoin('gateway.account as a', 'a.id', 'i.accepted_by')
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
