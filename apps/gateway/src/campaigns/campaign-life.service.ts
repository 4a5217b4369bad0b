import { Injectable } from '@nestjs/common';
import {
  type CampaignDocument,
  type CampaignEndDocument,
  endCampaign,
  publishCampaign,
  reopenCampaign,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InvalidRequestError } from '@vedette/platform';
import type { EndCampaignBody, PublishCampaignBody, ReopenCampaignBody } from './campaign-life.dto.js';

/** Something that cannot be taken back, or not for long, was asked for without naming the campaign. */
export class NotConfirmedError extends InvalidRequestError {
  constructor(campaign: string) {
    super({
      code: 'not-confirmed',
      status: 422,
      field: '/confirm',
      message: `Give "confirm" as ${campaign}, the id of the campaign this is meant for.`,
    });
  }
}

/** Ends campaigns, has them go on, and opens what was hidden in them; the conductor does it and logs who did. */
@Injectable()
export class CampaignLifeService {
  constructor(private readonly requests: RequestClient) {}

  /** @throws NotConfirmedError */
  async end(
    campaign: string,
    { confirm, reason, result }: EndCampaignBody,
    by: string,
  ): Promise<CampaignEndDocument> {
    mustBeMeant(campaign, confirm);
    return this.requests.request(endCampaign, { campaign, reason, result, by });
  }

  reopen(campaign: string, { reason, lastTurn }: ReopenCampaignBody, by: string): Promise<CampaignDocument> {
    const until = lastTurn === undefined ? {} : { lastTurn };
    return this.requests.request(reopenCampaign, { campaign, reason, by, ...until });
  }

  /** @throws NotConfirmedError */
  async publish(
    campaign: string,
    { confirm }: PublishCampaignBody,
    by: string,
  ): Promise<CampaignEndDocument> {
    mustBeMeant(campaign, confirm);
    return this.requests.request(publishCampaign, { campaign, by });
  }
}

function mustBeMeant(campaign: string, confirm: string): void {
  if (confirm !== campaign) throw new NotConfirmedError(campaign);
}
