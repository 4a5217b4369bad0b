import { Injectable } from '@nestjs/common';
import type { CampaignDocument } from '@vedette/contracts';
import type { Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';
import { PLACE_NEWS } from '../database/outgoing-kind.js';
import { OutgoingRepository } from '../records/outgoing.repository.js';
import { MembershipRepository } from './membership.repository.js';

type OfCampaign = Pick<CampaignDocument, 'id' | 'title'>;

/**
 * Tells accounts of places in a campaign: that somebody asks for one, that one was given up, what became of a request. One line
 * without words of others, who may not be known; written in the transaction of what it tells of.
 */
@Injectable()
export class PlaceNews {
  constructor(
    private readonly outgoing: OutgoingRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  /** Tells whoever administers the campaign. */
  async toAdministrators(
    campaign: OfCampaign,
    text: string,
    transaction: Transaction<PeopleSchema>,
  ): Promise<void> {
    for (const account of await this.memberships.administratorsOf(campaign.id, transaction))
      await this.to(account, campaign, text, transaction);
  }

  /** Tells one account, by its id. */
  async to(
    account: string,
    { id: campaign, title }: OfCampaign,
    text: string,
    transaction: Transaction<PeopleSchema>,
  ): Promise<void> {
    await this.outgoing.put({ account, kind: PLACE_NEWS, data: { campaign, title, text } }, transaction);
  }
}
