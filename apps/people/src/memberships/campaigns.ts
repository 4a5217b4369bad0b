import { Injectable } from '@nestjs/common';
import { type CampaignDocument, describeCampaign } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';

/** Campaigns, as the conductor tells of them. */
@Injectable()
export class Campaigns {
  constructor(private readonly requests: RequestClient) {}

  /** @throws NotFoundError when there is no such campaign */
  describe(campaign: string): Promise<CampaignDocument> {
    return this.requests.request(describeCampaign, { campaign });
  }
}
