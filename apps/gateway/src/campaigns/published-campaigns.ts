import { Injectable } from '@nestjs/common';
import { describeCampaign } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';

/** Which campaigns have ended for good, so that everything that was hidden in them is open to their members. */
@Injectable()
export class PublishedCampaigns {
  /** What was opened is never closed again, so it need not be asked for twice. */
  private readonly known = new Set<string>();

  constructor(private readonly requests: RequestClient) {}

  async isOpen(campaign: string): Promise<boolean> {
    if (this.known.has(campaign)) return true;
    const { status } = await this.requests.request(describeCampaign, { campaign });
    if (status === 'published') this.known.add(campaign);
    return status === 'published';
  }
}
